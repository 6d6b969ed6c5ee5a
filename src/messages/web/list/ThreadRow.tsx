import { Link } from '@tanstack/react-router'
import { cx } from '#design/ui/base/cx.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import type { Thread } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { shortText } from '../flow/moment-text.ts'
import { nameOfOther } from '../known/name-of-other.ts'
import { ThreadPicture } from './ThreadPicture.tsx'

const words = copy.list

export function ThreadRow({ thread }: { thread: Thread }) {
  const { _id, listing, last, unread } = thread
  const name = nameOfOther(thread)
  const isUnread = unread > 0
  return (
    <li className="@container border-hairline border-b last:border-b-0">
      <Link
        to="/messages/$threadId"
        params={{ threadId: _id }}
        className="flex items-center gap-3 px-3 py-3 relative hover:bg-sunk focus-visible:-outline-offset-3 aria-[current=page]:bg-green-soft"
      >
        <span className="contents @max-[14rem]:hidden">
          <ThreadPicture picture={listing.picture} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex items-baseline gap-2">
            <span className={cx('min-w-0 flex-1 truncate', isUnread && 'font-semibold')}>
              {name}
            </span>
            {last && (
              <time dateTime={last.createdAt} className="shrink-0 text-ink-soft text-xs">
                {shortText(new Date(last.createdAt), serverNow())}
              </time>
            )}
          </span>
          <span className="truncate text-ink-soft text-xs">{listing.storageTitle}</span>
          <span className="flex items-center gap-2">
            <span
              className={cx(
                'min-w-0 flex-1 truncate text-sm',
                isUnread ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {lastText(thread)}
            </span>
            {isUnread && (
              <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-green px-1.5 font-semibold text-on-green text-xs tabular-nums">
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{words.unread(unread)}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}

function lastText({ last, as }: Thread): string {
  if (!last) return words.quiet
  const text = last.text || words.picture
  return last.from === as ? `${words.you} ${text}` : text
}
