import { Link } from '@tanstack/react-router'
import type { ListedBooking } from '#bookings/rules/console-wire.ts'
import { BookingBadges } from '#bookings/web/list/BookingBadges.tsx'
import { periodText } from '#bookings/web/list/period-text.ts'
import { useClock } from '#bookings/web/list/use-clock.ts'
import { Amount, NameAndEmail } from '#design/lists/cells.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { copy } from './copy.ts'
import { rowLink } from './use-row-keys.ts'

export function BookingsTable({ bookings }: { bookings: readonly ListedBooking[] }) {
  const now = useClock(minuteMs)
  return (
    <Table
      caption={copy.caption}
      rows={bookings}
      rowKey={booking => booking._id}
      columns={[
        { key: 'booking', heading: copy.booking, cell: row => <Booked booking={row} /> },
        { key: 'host', heading: copy.host, cell: row => <NameAndEmail {...row.host} /> },
        { key: 'renter', heading: copy.renter, cell: row => <NameAndEmail {...row.renter} /> },
        { key: 'stage', heading: copy.stage, cell: row => <Status booking={row} now={now} /> },
        {
          key: 'total',
          heading: copy.total,
          numeric: true,
          cell: row => <Amount pence={row.pricePence} />,
        },
      ]}
    />
  )
}

function Booked({ booking }: { booking: ListedBooking }) {
  const { _id: id, storageTitle, createdAt, renter } = booking
  const period = periodText(booking)
  return (
    <div className="min-w-0 @min-[44rem]:min-w-52">
      <p className="text-balance">
        <Link
          to="/admin/bookings/$id"
          params={{ id }}
          className="text-link touch-target font-semibold wrap-anywhere"
          {...rowLink}
        >
          {storageTitle}
          <span className="sr-only">
            , {period}, {renter.name}, {shortId(id)}
          </span>
        </Link>
      </p>
      <p className="text-balance text-ink-soft text-sm">{period}</p>
      <p title={id} className="text-balance text-ink-soft text-sm tabular-nums">
        {shortId(id)}, {copy.asked(formatMoment(new Date(createdAt)))}
      </p>
    </div>
  )
}

function Status({ booking, now }: { booking: ListedBooking; now: Date }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:justify-end">
      <BookingBadges booking={booking} now={now} />
      {booking.disputed && <Badge tone="danger">{copy.disputed}</Badge>}
    </div>
  )
}
