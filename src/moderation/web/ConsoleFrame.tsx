import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { copy } from './copy.ts'

const pages = [
  { to: '/admin', section: 'listings' },
  { to: '/admin/people', section: 'people' },
  { to: '/admin/bookings', section: 'bookings' },
  { to: '/admin/reports', section: 'reports' },
  { to: '/admin/disputes', section: 'disputes' },
  { to: '/admin/reviews', section: 'reviews' },
  { to: '/admin/documents', section: 'documents' },
  { to: '/admin/money', section: 'money' },
  { to: '/admin/policy', section: 'policy' },
  { to: '/admin/takedowns', section: 'takedowns' },
  { to: '/admin/audit', section: 'audit' },
] as const

export interface ConsoleFrameProps {
  section: Exclude<keyof typeof copy.nav, 'label'>
  /** What the page shows one of, once it is known. */
  one?: string | undefined
  children: ReactNode
}

/** Only the row moves: somebody may have scrolled the page before its code came. */
function centre(row: Element, tab: Element): void {
  const [around, inside] = [row, tab].map(element => element.getBoundingClientRect())
  if (!around || !inside) return
  row.scrollLeft += inside.left - around.left - (around.width - inside.width) / 2
}

export function ConsoleFrame({ section, one, children }: ConsoleFrameProps) {
  const name = copy.nav[section]
  useDashboardTitle(copy.sectionTitle(name), one ? copy.tabTitle(one, name) : copy.tabTitle(name))
  const nav = useRef<HTMLElement>(null)
  // On a phone the tab of the open page may be outside the visible part of the row.
  useEffect(() => {
    const row = nav.current
    const current = row?.querySelector('[aria-current=page]')
    if (row && current) centre(row, current)
  }, [])
  return (
    <>
      <nav
        ref={nav}
        aria-label={copy.nav.label}
        className="fading-edges no-scrollbar -mx-1 mb-6 overflow-x-auto px-1 py-1"
      >
        <ul className="flex gap-1 md:flex-wrap">
          {pages.map(({ to, section: name }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === '/admin', includeSearch: false }}
                aria-current={name === section ? 'page' : undefined}
                className={tab}
              >
                {copy.nav[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  )
}

const tab =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-3.5 font-semibold text-ink-soft hover:bg-sunk hover:text-ink aria-[current=page]:bg-green-soft aria-[current=page]:text-green'
