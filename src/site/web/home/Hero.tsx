import { Link } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { becomePartner } from '../menu.ts'
import { copy } from './copy.ts'
import { home } from './drawn-home.ts'
import { HeroSearch } from './HeroSearch.tsx'

export function Hero() {
  return (
    <div className="overflow-clip border-hairline border-b bg-sunk">
      <div className="mx-auto grid max-w-page items-center gap-x-10 gap-y-8 px-edge py-10 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:py-14">
        <div>
          <h1 className="text-4xl sm:text-5xl lg:text-6xl">{copy.hero.heading}</h1>
          <p className="mt-5 max-w-[50ch] text-ink-soft text-lg">{copy.hero.lead}</p>
          <div className="mt-7">
            <HeroSearch />
          </div>
          <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Link to={becomePartner.to} className={buttonClass({ variant: 'secondary' })}>
              {copy.hero.getStarted}
            </Link>
            <span className="text-ink-soft">{copy.hero.getStartedAbout}</span>
          </p>
        </div>
        <ServerDrawn
          of={home.scene}
          with={{ title: copy.hero.picture, className: 'size-full' }}
          className="aspect-[852/590] w-full lg:-mr-10 lg:w-[calc(100%+2.5rem)]"
        />
      </div>
    </div>
  )
}
