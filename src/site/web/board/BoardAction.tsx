import { Link } from '@tanstack/react-router'
import type { Role } from '#foundation/rules/permissions.ts'
import { buttonClass } from '#foundation/web/ui/Button.tsx'
import { PlusIcon, SearchIcon } from '#foundation/web/ui/icons/ActionIcons.tsx'
import { copy } from '../copy.ts'

const actions = {
  partner: { to: '/listings/create', label: copy.board.createListing, icon: <PlusIcon /> },
  customer: { to: '/search', label: copy.board.bookListing, icon: <SearchIcon /> },
}

/** The one thing a role most often comes to do. */
export function BoardAction({ role }: { role: Role }) {
  if (role === 'admin') return null
  const { to, label, icon } = actions[role]
  return (
    <Link to={to} className={buttonClass()}>
      <span className="contents max-[23rem]:hidden">{icon}</span>
      {label}
    </Link>
  )
}
