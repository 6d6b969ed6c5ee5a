import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import type { LiveBooking } from '#bookings/rules/console-wire.ts'
import { bookings as calls } from '#bookings/web/api.ts'
import { periodText } from '#bookings/web/list/period-text.ts'
import { Amount, NameAndEmail, TwoLines } from '#design/lists/cells.tsx'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { moderation } from '../api.ts'
import { copy as bookingsCopy } from '../bookings/copy.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { copy } from './copy.ts'

const words = copy.person

interface LiveBookingsProps {
  bookings: readonly LiveBooking[]
  suspendedAt: string | null
}

/** After a suspension the operator decides about each of them. */
export function LiveBookings({ bookings, suspendedAt }: LiveBookingsProps) {
  if (bookings.length === 0) return <p className="text-ink-soft">{words.liveNone}</p>
  return (
    <>
      <p className="mb-4 text-ink-soft">{words.liveAbout}</p>
      <Table
        caption={words.live}
        rows={bookings}
        rowKey={booking => booking._id}
        columns={[
          {
            key: 'booking',
            heading: bookingsCopy.booking,
            cell: row => <Booked booking={row} />,
          },
          {
            key: 'renter',
            heading: bookingsCopy.renter,
            cell: row => <NameAndEmail {...row.renter} />,
          },
          {
            key: 'total',
            heading: bookingsCopy.total,
            numeric: true,
            cell: row => <Amount pence={row.pricePence} />,
          },
          {
            key: 'decide',
            heading: words.decide,
            cell: row => <Decide booking={row} suspendedAt={suspendedAt} />,
          },
        ]}
      />
    </>
  )
}

function Booked({ booking }: { booking: LiveBooking }) {
  return (
    <TwoLines
      first={
        <Link
          to="/admin/bookings/$id"
          params={{ id: booking._id }}
          className="text-link touch-target"
        >
          {booking.storageTitle}
          <span className="sr-only">, {periodText(booking)}</span>
        </Link>
      }
      second={periodText(booking)}
    />
  )
}

function Decide({ booking, suspendedAt }: { booking: LiveBooking; suspendedAt: string | null }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const isPaid = booking.paymentStatus === 'successful'
  const which = whichOf(booking)
  const what = !isPaid ? denial : booking.rolling ? ending : cancellation
  const { letRunAt, isOver } = booking
  const decided = suspendedAt !== null && letRunAt !== null && letRunAt >= suspendedAt
  const renew = () => queries.invalidateQueries({ queryKey: ['moderation'] })
  const letRun = useAction(async () => {
    await moderation.letRun(booking._id)
    toast.success(isOver ? words.takeRentDone : words.letRunDone)
    await renew()
  })
  const cancel = async (reason: string) => {
    try {
      await calls.answer(booking._id, { approvalStatus: 'disapproved', reason })
    } finally {
      void renew()
    }
    toast.success(what.done)
  }
  return (
    <div className="grid gap-2 @max-[40rem]:justify-items-end">
      {decided && <LetRunAt moment={letRunAt} booking={booking} />}
      {suspendedAt && !isPaid && <p className="text-ink-soft text-sm">{words.unpaid}</p>}
      <div className="flex flex-wrap gap-2">
        {suspendedAt && isPaid && !decided && (
          <Button
            variant="secondary"
            size="sm"
            loading={letRun.busy}
            onClick={() => void letRun.run()}
          >
            {isOver ? words.takeRent : words.letRun}
            <span className="sr-only">: {which}</span>
          </Button>
        )}
        {!isOver && (
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {isPaid ? words.cancel : words.deny}
            <span className="sr-only">: {which}</span>
          </Button>
        )}
      </div>
      {isAsking && (
        <ReasonDialog
          name={`reason.booking.${booking._id}`}
          onClose={() => setAsking(false)}
          title={what.title(booking.storageTitle)}
          about={what.about}
          help={words.reasonHelp}
          usual={words.usual}
          confirmLabel={isPaid ? words.cancel : words.deny}
          onConfirm={cancel}
        />
      )}
    </div>
  )
}

const denial = { title: words.cancelTitle, about: words.denyAbout, done: words.denied }
const cancellation = { title: words.cancelTitle, about: words.cancelAbout, done: words.cancelled }
/** What was paid for the past stays with the partner. */
const ending = { title: words.endTitle, about: words.endAbout, done: words.ended }

function LetRunAt({ moment, booking }: { moment: string; booking: LiveBooking }) {
  const decided = booking.isOver ? words.takenSince : words.ranAt
  return (
    <p className="text-sm">
      {decided(formatMoment(new Date(moment)))}{' '}
      <Link to="/admin/audit" search={{ subject: booking._id }} className="text-link touch-target">
        {words.decidedBy}
        <span className="sr-only">: {whichOf(booking)}</span>
      </Link>
    </p>
  )
}

function whichOf(booking: LiveBooking): string {
  return `${booking.storageTitle}, ${periodText(booking)}`
}
