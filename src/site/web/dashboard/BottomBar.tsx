import { Link } from '@tanstack/react-router'
import { MenuIcon } from '#design/ui/icons/FrameIcons.tsx'
import type { Role } from '#foundation/rules/permissions.ts'
import { copy } from './copy.ts'
import { MenuMark } from './DashboardNavigation.tsx'
import { dashboardMenu } from './dashboard-menu.tsx'

/** The words grow with the reader's text until they fill their share of the bar. */
const itemClass =
  'flex min-h-[min(3.5rem,76px)] min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-field text-center text-ink-soft text-[min(var(--text-xs),4.2vw)] leading-snug ' +
  'font-semibold aria-[current=page]:text-green'

/** On a phone only; pages that do not fit are behind Menu. */
export function BottomBar({ role, drawerId }: { role: Role; drawerId: string }) {
  const [main] = dashboardMenu(role)
  return (
    <nav
      data-bottom-bar
      aria-label={copy.quickMenu}
      className="fixed inset-x-0 bottom-0 z-30 flex max-md:in-[body:has([data-open-thread])]:hidden border-hairline border-t bg-surface px-2 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {main?.items
        .filter(item => !item.isRare)
        .map(item => (
          <Link key={item.to} to={item.to as string} className={itemClass}>
            <span className="relative text-lg">
              {item.icon}
              <span className="absolute -top-[0.4em] left-[70%] leading-none *:text-[min(var(--text-xs),4.2vw)]">
                <MenuMark item={item} />
              </span>
            </span>
            {item.label}
          </Link>
        ))}
      <button type="button" popoverTarget={drawerId} className={itemClass}>
        <span className="text-lg">
          <MenuIcon />
        </span>
        {copy.more}
      </button>
    </nav>
  )
}
