import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Role } from '#foundation/rules/permissions.ts'
import { homeOf } from '#foundation/web/session/page-roles.ts'
import { SearchField } from '#foundation/web/ui/SearchField.tsx'
import { copy } from '../copy.ts'

/** Pages whose list follows `?q=` while one types; from any other page Enter goes to the home list. */
const livePages = ['/listings', '/bookings', '/your-storage', '/cancelled-bookings', '/admin']
const typingPause = 250

export function BoardSearch({ role }: { role: Role }) {
  const { q = '' } = useSearch({ strict: false })
  const [text, setText] = useState(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const pathname = useRouterState({ select: state => state.location.pathname })
  const isLive = livePages.includes(pathname)

  // Going back, or following a link, changes the address without typing.
  useEffect(() => setText(q), [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = (next: string, to: string, replace: boolean) =>
    navigate({
      to,
      search: (before: object) => ({ ...before, q: next.trim() || undefined }),
      replace,
    })
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (isLive) timer.current = setTimeout(() => write(next, '.', true), typingPause)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    clearTimeout(timer.current)
    void write(text, isLive ? '.' : homeOf(role), isLive)
  }
  return (
    <search>
      <form onSubmit={submit}>
        <SearchField
          label={copy.board.searchFor[role]}
          placeholder={copy.board.searchFor[role]}
          value={text}
          onChange={type}
        />
      </form>
    </search>
  )
}
