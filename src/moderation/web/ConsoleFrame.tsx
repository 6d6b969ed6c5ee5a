import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { copy } from './copy.ts'

/** The console's own pages, above whichever of them is shown. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  // On a telephone the page that is open may lie beyond the edge of the row.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current=page]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <>
      <nav
        ref={nav}
        aria-label={copy.nav.label}
        className="fading-edges no-scrollbar -mx-1 mb-6 overflow-x-auto px-1 py-1"
      >
        <ul className="flex gap-1">
          <li>
            <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }} className={tab}>
              {copy.nav.listings}
            </Link>
          </li>
          <li>
            <Link to="/admin/people" activeOptions={{ includeSearch: false }} className={tab}>
              {copy.nav.people}
            </Link>
          </li>
          <li>
            <Link to="/admin/bookings" activeOptions={{ includeSearch: false }} className={tab}>
              {copy.nav.bookings}
            </Link>
          </li>
          <li>
            <Link to="/admin/disputes" activeOptions={{ includeSearch: false }} className={tab}>
              {copy.nav.disputes}
            </Link>
          </li>
          <li>
            <Link to="/admin/documents" activeOptions={{ includeSearch: false }} className={tab}>
              {copy.nav.documents}
            </Link>
          </li>
          <li>
            <Link to="/admin/money" activeOptions={{ includeSearch: false }} className={tab}>
              {copy.nav.money}
            </Link>
          </li>
          <li>
            <Link to="/admin/policy" activeOptions={{ includeSearch: false }} className={tab}>
              {copy.nav.policy}
            </Link>
          </li>
          <li>
            <Link to="/admin/audit" activeOptions={{ includeSearch: false }} className={tab}>
              {copy.nav.audit}
            </Link>
          </li>
        </ul>
      </nav>
      {children}
    </>
  )
}

const tab =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-4 font-medium text-ink-soft hover:bg-sunk hover:text-ink aria-[current=page]:bg-green-soft aria-[current=page]:font-semibold aria-[current=page]:text-green'
