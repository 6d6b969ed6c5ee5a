import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Waiting } from '#bookings/rules/waiting.ts'
import { ShowMore } from '#design/lists/ShowMore.tsx'
import { useFirst } from '#design/lists/use-first.ts'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { Side } from '../addresses.ts'
import { copy } from './copy.ts'
import { waitingQuery } from './queries.ts'

interface WhatWaitsProps {
  /** Only what waits for the reader as this side. */
  side?: Side
  /** Only this. */
  kind?: Waiting['kind']
}

const rowsAtOnce = 6

/** Shows nothing if nothing waits. */
export function WhatWaits({ side, kind }: WhatWaitsProps) {
  const heading = useId()
  const { data, error, isFetching, refetch } = useQuery({ ...waitingQuery, retryOnMount: false })
  const isAsked = (one: Waiting) => (!side || one.as === side) && (!kind || one.kind === kind)
  const { first, showMore } = useFirst(data?.filter(isAsked) ?? [], rowsAtOnce)
  if (error && !data && !isFetching) {
    return (
      <ErrorState title={copy.failed} onRetry={() => void refetch()} className="mb-6">
        {error.message}
      </ErrorState>
    )
  }
  if (first.length === 0) return null
  return (
    <Card flush className="mb-6">
      <section aria-labelledby={heading}>
        <h2 id={heading} className="px-4 pt-4 pb-2 text-lg sm:px-5">
          {copy.heading}
        </h2>
        <ul>
          {first.map(one => (
            <li
              key={`${one.kind} ${one._id}`}
              className="relative border-hairline border-t hover:bg-sunk"
            >
              <Row one={one} />
            </li>
          ))}
        </ul>
        {showMore && (
          <p className="border-hairline border-t px-4 py-3 sm:px-5">
            <ShowMore onPress={showMore} size="sm" />
          </p>
        )}
      </section>
    </Card>
  )
}

function Row({ one }: { one: Waiting }) {
  const { kind, until } = one
  const action = copy.actions[kind]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
      <WayThere one={one} />
      <p className="text-sm lg:text-right">
        {until ? copy.by(action, formatDeadline(new Date(until))) : action}
      </p>
    </div>
  )
}

const linkClass = 'stretch-link wrap-anywhere min-w-0 font-semibold'

/** To where it is answered. */
function WayThere({ one: { kind, as, bookingId, space, other } }: { one: Waiting }) {
  const session = useSession()
  const words = copy.kinds[kind][as](space, other)
  if (bookingId === null) {
    return (
      <Link to="/viewings" search={as === 'renter' ? { as } : {}} className={linkClass}>
        {words}
      </Link>
    )
  }
  if (kind === 'record' || kind === 'thingsAsked') {
    return (
      <Link to="/inventory/$bookingId" params={{ bookingId }} className={linkClass}>
        {words}
      </Link>
    )
  }
  const isCustomer = session.status === 'in' && session.record.role === 'customer'
  const to = isCustomer ? '/your-storage/$bookingId' : '/bookings/$bookingId'
  return (
    <Link to={to} params={{ bookingId }} hash={kind} className={linkClass}>
      {words}
    </Link>
  )
}
