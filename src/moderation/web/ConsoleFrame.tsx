import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { copy } from './copy.ts'

const pages = [
  { to: '/admin', label: copy.nav.listings },
  { to: '/admin/people', label: copy.nav.people },
  { to: '/admin/bookings', label: copy.nav.bookings },
  { to: '/admin/reports', label: copy.nav.reports },
  { to: '/admin/disputes', label: copy.nav.disputes },
  { to: '/admin/reviews', label: copy.nav.reviews },
  { to: '/admin/documents', label: copy.nav.documents },
  { to: '/admin/money', label: copy.nav.money },
  { to: '/admin/policy', label: copy.nav.policy },
  { to: '/admin/takedowns', label: copy.nav.takedowns },
  { to: '/admin/audit', label: copy.nav.audit },
] as const

export interface ConsoleFrameProps {
  section: Exclude<keyof typeof copy.nav, 'label'>
  children: ReactNode
}

export function ConsoleFrame({ section, children }: ConsoleFrameProps) {
  useDashboardTitle(copy.sectionTitle(copy.nav[section]))
  const nav = useRef<HTMLElement>(null)
  // On a phone the tab of the open page may be outside the visible part of the row.
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
        <ul className="flex gap-1 lg:flex-wrap">
          {pages.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === '/admin', includeSearch: false }}
                className={tab}
              >
                {label}
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
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-4 font-medium text-ink-soft hover:bg-sunk hover:text-ink aria-[current=page]:bg-green-soft aria-[current=page]:font-semibold aria-[current=page]:text-green'
