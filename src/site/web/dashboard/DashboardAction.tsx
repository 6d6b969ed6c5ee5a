import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { PlusIcon } from '#design/ui/icons/ActionIcons.tsx'
import { SearchIcon } from '#design/ui/icons/VisitorIcons.tsx'
import type { Role } from '#foundation/rules/permissions.ts'
import { copy } from './copy.ts'

const actions = {
  partner: { to: '/listings/create', label: copy.createListing, icon: <PlusIcon /> },
  customer: { to: '/search', label: copy.bookListing, icon: <SearchIcon /> },
}

/** What each role does most often. */
export function DashboardAction({ role }: { role: Role }) {
  if (role === 'admin') return null
  const { to, label, icon } = actions[role]
  return (
    <Link to={to} className={buttonClass()}>
      <span className="contents max-[23rem]:hidden">{icon}</span>
      {label}
    </Link>
  )
}
