import type { ReactNode } from 'react'

interface PageHeroProps {
  /** A short line above the heading: the part of the site. */
  above?: ReactNode
  heading: string
  lead: ReactNode
  actions?: ReactNode
  picture: ReactNode
}

export function PageHero({ above, heading, lead, actions, picture }: PageHeroProps) {
  return (
    <div className="border-hairline border-b bg-sunk">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-6 px-edge py-10 sm:px-8 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:py-14">
        <div>
          {above && <p className="mb-3 font-semibold text-green">{above}</p>}
          <h1 className="text-4xl sm:text-5xl">{heading}</h1>
          <p className="mt-5 max-w-[54ch] text-ink-soft text-lg">{lead}</p>
          {actions && <div className="mt-7 flex flex-wrap gap-3">{actions}</div>}
        </div>
        <div className="mx-auto w-full max-w-lg">{picture}</div>
      </div>
    </div>
  )
}
