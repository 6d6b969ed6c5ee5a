import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DayUse } from '#bookings/rules/term/occupancy.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { ShowMore } from '#design/lists/ShowMore.tsx'
import { useFirst } from '#design/lists/use-first.ts'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { myListingsQuery } from '#listings/web/queries.ts'
import { londonMoment, monthsLater } from '../book-now/dates/london-clock.ts'
import { BookingsFailed } from '../list/BookingsFailed.tsx'
import { monthQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { dayLook } from './day-look.ts'
import { GlanceCard } from './GlanceCard.tsx'
import { OccupancyRow } from './OccupancyRow.tsx'

const words = copy.occupancy
const uses: readonly DayUse[] = ['free', 'partly', 'full', 'closed']

export default function Occupancy() {
  const mine = useQuery({ ...myListingsQuery, retryOnMount: false })
  const spaces = (mine.data ?? []).filter(({ status }) => status === 'approved')
  return spaces.length === 0 ? null : <Calendar spaces={spaces} />
}

function Calendar({ spaces }: { spaces: readonly Listing[] }) {
  const [wanted, setWanted] = useState(() => londonMoment(serverNow()).slice(0, 7))
  const query = useQuery({ ...monthQuery(wanted), placeholderData: keepPreviousData })
  if (query.error && !query.data && !query.isFetching) {
    return <BookingsFailed error={query.error} onRetry={query.refetch} />
  }
  if (!query.data) return null
  // The month before stays until the one that was asked for is there.
  const { month, held } = query.data
  const turning = (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton
        label={words.previous}
        icon={<ChevronLeftIcon />}
        onClick={() => setWanted(monthsLater(wanted, -1))}
      />
      <p
        role="status"
        className="text-center font-semibold @max-[15rem]:order-first @max-[15rem]:w-full @min-[15rem]:min-w-36 @max-[15rem]:text-left"
      >
        {monthText(month)}
      </p>
      <IconButton
        label={words.next}
        icon={<ChevronRightIcon />}
        onClick={() => setWanted(monthsLater(wanted, 1))}
      />
    </div>
  )
  return (
    <GlanceCard heading={words.heading} about={words.about} aside={turning}>
      <Rows spaces={spaces} month={month} held={held} />
      <ul
        aria-label={words.key}
        className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft text-sm"
      >
        {uses.map(use => (
          <li key={use} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-4 rounded-sm ${dayLook[use]}`} />
            {words.uses[use]}
          </li>
        ))}
      </ul>
    </GlanceCard>
  )
}

/** Each row is sixty boxes and more, and a telephone takes seconds to draw hundreds of rows. */
const rowsAtOnce = 24

interface RowsProps {
  spaces: readonly Listing[]
  month: string
  held: readonly Booking[]
}

function Rows({ spaces, month, held }: RowsProps) {
  const { first, showMore } = useFirst(spaces, rowsAtOnce)
  return (
    <>
      <ul className="grid gap-4">
        {first.map(listing => (
          <li key={listing._id}>
            <OccupancyRow
              listing={listing}
              month={month}
              bookings={held.filter(({ storageListing }) => storageListing === listing._id)}
            />
          </li>
        ))}
      </ul>
      <ShowMore onPress={showMore} className="mt-5" />
    </>
  )
}
