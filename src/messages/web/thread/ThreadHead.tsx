import { Link } from '@tanstack/react-router'
import type { Role } from '#foundation/rules/permissions.ts'
import type { Thread } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { nameOfOther } from '../known/name-of-other.ts'
import { ThreadPicture } from '../list/ThreadPicture.tsx'
import { BackToList } from './BackToList.tsx'
import { ThreadActions } from './ThreadActions.tsx'

const words = copy.thread

interface ThreadHeadProps {
  thread: Thread
  role: Role
}

export function ThreadHead({ thread, role }: ThreadHeadProps) {
  const { listing, bookings } = thread
  const name = nameOfOther(thread)
  const [newest] = bookings
  return (
    <header className="@container flex items-center gap-2 border-hairline border-b bg-surface py-2 pr-1 pl-1 md:gap-3 md:pl-4">
      <BackToList />
      <span className="contents @max-[18rem]:hidden">
        <ThreadPicture picture={listing.picture} />
      </span>
      <div className="min-w-0 flex-1">
        <Name name={name} />
        <Space listing={listing} />
        {newest && (
          <Link
            to={role === 'customer' ? '/your-storage/$bookingId' : '/bookings/$bookingId'}
            params={{ bookingId: newest }}
            className="text-link touch-target inline-flex min-h-6 max-w-full items-center text-sm"
          >
            {words.booking}
          </Link>
        )}
      </div>
      <ThreadActions thread={thread} />
    </header>
  )
}

/** On a phone this covers the dashboard's title, so it is the heading of the page there. */
function Name({ name }: { name: string }) {
  const look = 'truncate font-semibold text-base leading-snug'
  return (
    <>
      <h1 className={`md:hidden ${look}`}>{name}</h1>
      <h2 className={`max-md:hidden ${look}`}>{name}</h2>
    </>
  )
}

/** A link only while the space can be seen. */
function Space({ listing: { _id, storageTitle, isLive } }: Pick<Thread, 'listing'>) {
  if (!isLive) return <p className="truncate text-ink-soft text-sm">{storageTitle}</p>
  return (
    <p className="flex text-sm">
      <Link
        to="/book/$id"
        params={{ id: _id }}
        className="text-link min-h-6 min-w-0 content-center truncate text-ink-soft hover:text-ink"
      >
        {storageTitle}
      </Link>
    </p>
  )
}
