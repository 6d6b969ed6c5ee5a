import { useQuery } from '@tanstack/react-query'
import { copy } from '../copy.ts'
import { unreadQuery } from '../known/queries.ts'

/** Nothing when no message is unread. */
export default function UnreadCount() {
  const { data } = useQuery(unreadQuery)
  const count = data?.count ?? 0
  if (count === 0) return null
  return (
    <span className="inline-grid h-[1.5em] min-w-[1.5em] shrink-0 place-items-center rounded-full bg-green px-[0.45em] font-semibold text-on-green text-xs tabular-nums leading-none">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{copy.unread(count)}</span>
    </span>
  )
}
