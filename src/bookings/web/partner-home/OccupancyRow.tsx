import { monthOccupancy, stretches } from '#bookings/rules/term/occupancy.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { cardTitleLength, cutText } from '#foundation/rules/text/cut-text.ts'
import { readPeriod } from '#foundation/rules/time/open-end.ts'
import { unavailablePeriod } from '#listings/rules/editing/unavailability.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { dayLook } from './day-look.ts'

const words = copy.occupancy

interface OccupancyRowProps {
  listing: Pick<
    Listing,
    'storageTitle' | 'storageNumber' | 'unavailabilityPeriods' | 'closedByCalendars'
  >
  month: string
  bookings: readonly Pick<Booking, 'approvalStatus' | 'startDate' | 'endDate'>[]
}

export function OccupancyRow({ listing, month, bookings }: OccupancyRowProps) {
  const title = listing.storageTitle || words.untitled
  const days = monthOccupancy(month, {
    units: listing.storageNumber,
    held: bookings.filter(({ approvalStatus }) => approvalStatus === 'approved').map(readPeriod),
    closed: [...listing.unavailabilityPeriods, ...(listing.closedByCalendars ?? [])].map(
      unavailablePeriod,
    ),
  })
  const fully = days.filter(use => use === 'full').length
  const used = fully + days.filter(use => use === 'partly').length
  const description = words.month(title, monthText(month), stretches(days).map(words.stretch))
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <p title={title} className="wrap-anywhere min-w-0 font-semibold">
          {cutText(title, cardTitleLength)}
        </p>
        <p className="text-ink-soft tabular-nums">{words.let(used, days.length, fully)}</p>
      </div>
      <div
        role="img"
        aria-label={description}
        className="mt-1.5 grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-0.5"
      >
        {days.map((use, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the day of the month is the key
          <span key={index} className="grid gap-0.5 text-center">
            <span className={`h-6 rounded-xs ${dayLook[use]}`} />
            <span className="whitespace-nowrap text-ink-faint text-xs tabular-nums max-sm:invisible max-sm:h-0">
              {(index + 1) % 7 === 1 ? index + 1 : ''}
            </span>
          </span>
        ))}
      </div>
    </>
  )
}
