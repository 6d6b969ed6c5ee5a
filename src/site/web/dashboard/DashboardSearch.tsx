import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
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
const typingPause = 250

export function DashboardSearch({ role }: { role: Role }) {
  const { q = '' } = useSearch({ strict: false })
  const [text, setText] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const pathname = useRouterState({ select: state => state.location.pathname })
  const list = listFor(pathname, role)
  const isLive = list === pathname

  // Back or a link changes the address without typing.
  useEffect(() => setText(q), [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = (next: string, to: string, replace: boolean) =>
    navigate({
      to,
      search: (before: object) => ({ ...before, q: next.trim() || undefined }),
      replace,
      viewTransition: !replace,
    })
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (isLive) timer.current = setTimeout(() => write(next, '.', true), typingPause)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    clearTimeout(timer.current)
    void write(text, isLive ? '.' : list, isLive)
  }
  return (
    <search>
      <form onSubmit={submit}>
        <SearchField
          label={copy.searchFor[list]}
          placeholder={copy.searchFor[list]}
          value={text}
          onChange={type}
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
