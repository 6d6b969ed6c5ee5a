import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Role } from '#foundation/rules/permissions.ts'
import { OncePageIsThere } from '#foundation/web/parts/OncePageIsThere.tsx'
import { copy } from './copy.ts'
import { dashboardMenu, type MenuItem } from './dashboard-menu.tsx'

export const dashboardLinkClass =
  'flex min-h-11 items-center gap-3 rounded-field px-3 font-semibold text-ink-soft hover:bg-sunk hover:text-ink ' +
  'aria-[current=page]:bg-green-soft aria-[current=page]:text-green'

export function DashboardNavigation({ role }: { role: Role }) {
  return (
    <nav aria-label={copy.menu} className="grid gap-6">
      {dashboardMenu(role).map(({ heading, items }) => (
        <div key={heading ?? ''}>
          {/* Not a heading, because the menu comes before the heading of the page. */}
          {heading && (
            <p aria-hidden="true" className="px-3 pb-1 font-semibold text-ink-faint text-sm">
              {heading}
            </p>
          )}
          <ul aria-label={heading} className="grid gap-0.5">
            {items.map(item => (
              <li key={item.to}>
                <Link to={item.to as string} className={dashboardLinkClass}>
                  {item.icon}
                  {item.label}
                  <MenuMark item={item} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

export function MenuMark({ item: { Mark } }: { item: MenuItem }) {
  return Mark ? (
    <OncePageIsThere>
      <Suspense fallback={null}>
        <Mark />
      </Suspense>
    </OncePageIsThere>
  ) : null
}
