import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useLiveSearch } from '#design/lists/use-live-search.ts'
import { SearchField } from '#design/ui/fields/SearchField.tsx'
import type { Role } from '#foundation/rules/permissions.ts'
import { homeOf } from '#foundation/web/signed-in/page-roles.ts'
import { copy } from './copy.ts'

/** Lists that follow `?q=` while one types. */
const lists = [
  '/listings',
  '/bookings',
  '/your-storage',
  '/cancelled-bookings',
  '/drivers',
  '/admin',
] as const

/** They have a field of their own, beside their filters. */
const withOwnField: readonly string[] = ['/admin/people', '/admin/bookings']

export function DashboardSearch({ role }: { role: Role }) {
  const { q = '' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const pathname = useRouterState({ select: state => state.location.pathname })
  const list = listFor(pathname, role)
  const isLive = list === pathname
  const { text, setText, type, searchNow } = useLiveSearch(q, query =>
    navigate({
      to: isLive ? '.' : list,
      search: (before: object) => ({ ...(isLive && before), q: query || undefined }),
      replace: isLive,
      viewTransition: !isLive,
    }),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    searchNow()
  }
  if (withOwnField.includes(pathname)) return null
  return (
    <search>
      <form onSubmit={submit}>
        <SearchField
          label={copy.searchFor[list]}
          placeholder={copy.searchFor[list]}
          value={text}
          onChange={isLive ? type : setText}
        />
      </form>
    </search>
  )
}

/**
 * On the page of one booking it searches the list of bookings, and so on; elsewhere the first list
 * of the role.
 */
function listFor(pathname: string, role: Role) {
  const home = homeOf(role)
  return (
    lists.find(list => `${pathname}/`.startsWith(`${list}/`)) ??
    lists.find(list => list === home) ??
    '/admin'
  )
}
