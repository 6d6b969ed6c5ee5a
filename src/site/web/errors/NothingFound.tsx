import { Link } from '@tanstack/react-router'
import { NotFoundScene } from '#design/scenes/NotFoundScene.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { findStorage } from '../menu.ts'
import { copy } from './copy.ts'

export function NothingFound() {
  return (
    <div className="mx-auto grid max-w-page justify-items-center px-edge py-14 text-center sm:px-8">
      <NotFoundScene className="aspect-[4/3] w-full max-w-md" />
      <h1 className="mt-6 text-3xl sm:text-4xl">{copy.heading}</h1>
      <p className="mt-4 max-w-[52ch] text-ink-soft text-lg">{copy.words}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          {copy.home}
        </Link>
        <Link to={findStorage.to} className={buttonClass({ variant: 'secondary' })}>
          {copy.search}
        </Link>
        <Link to="/support" className={buttonClass({ variant: 'ghost' })}>
          {copy.support}
        </Link>
      </div>
    </div>
  )
}
