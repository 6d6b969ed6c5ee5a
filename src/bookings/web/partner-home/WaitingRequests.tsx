import { useQuery } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { soonestFirst } from '#bookings/rules/life/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { OncePageIsThere } from '#foundation/web/parts/OncePageIsThere.tsx'
import { BookingLink } from '../list/BookingLink.tsx'
import { periodText } from '../list/period-text.ts'
import { useBookingParts } from '../parts/booking-parts.ts'
import { currentQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.waiting

/** The nearest deadline comes first. Shows nothing if no request waits. */
export function WaitingRequests() {
  const heading = useId()
  const { data = [] } = useQuery({ ...currentQuery('host'), retryOnMount: false })
  const waiting = data.filter(({ allowed }) => allowed.includes('approve')).sort(soonestFirst)
  if (waiting.length === 0) return null
  return (
    <Card flush className="mb-6">
      <section aria-labelledby={heading}>
        <h2 id={heading} className="px-4 pt-4 pb-2 text-lg sm:px-5">
          {words.heading(waiting.length)}
        </h2>
        <ul>
          {waiting.map(booking => (
            <li key={booking._id} className="relative border-hairline border-t hover:bg-sunk">
              <WaitingRequest booking={booking} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  )
}

function WaitingRequest({ booking }: { booking: Booking }) {
  const [name, period] = [useId(), useId()]
  const { _id, renter, listing, expiresAt, earnings } = booking
  const parts = useBookingParts('waiting')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <BookingLink
          id={_id}
          area="bookings"
          className="stretch-link wrap-anywhere font-semibold"
          labelledBy={`${name} ${period}`}
        >
          <span id={name}>{words.asks(renter.firstName, listing.storageTitle)}</span>
        </BookingLink>
        <p id={period} className="text-balance text-ink-soft text-sm">
          {periodText(booking)}
        </p>
        {/* Of the height of one line, so that nothing moves when it comes; two on a narrow phone. */}
        <div className="mt-1 min-h-lh text-sm max-[22.5rem]:min-h-[2lh]">
          <OncePageIsThere>
            <Suspense fallback={null}>
              {parts.map(({ Part }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the same all the time
                <Part key={index} booking={booking} side="host" isWaiting />
              ))}
            </Suspense>
          </OncePageIsThere>
        </div>
      </div>
      <p className="text-sm lg:text-right">
        {expiresAt && (
          <span className="block font-semibold">
            {words.until(formatDeadline(new Date(expiresAt)))}
          </span>
        )}
        {earnings && (
          <span className="text-ink-soft tabular-nums">
            {words.youGet(formatPence(pence(earnings.netPence)))}
          </span>
        )}
      </p>
    </div>
  )
}
