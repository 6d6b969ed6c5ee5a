import { bookingLife } from '#bookings/rules/life/booking-life.ts'
import type { BookingActor } from '#bookings/rules/life/booking-states.ts'
import type {
  BookingEvent,
  BookingFacts,
  BookingWords,
} from '#bookings/rules/life/booking-words.ts'
import { fail } from '#foundation/rules/errors.ts'
import { refusalFor } from '#foundation/rules/life.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import {
  allows,
  begin,
  change,
  type Living,
  type Recorded,
} from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { newId } from '#foundation/server/new-id.ts'
import { announceBooking } from './announce-booking.ts'
import { type BookingGiven, bookingEffects } from './booking-effects.ts'
import { insertBookingEvent } from './booking-events-table.ts'
import { addBookingLine } from './booking-line.ts'
import { type BookingRow, insertBooking, writeBooking } from './bookings-table.ts'
import { factsOfLife } from './facts-of-booking.ts'
import { tellAddressesOfHost } from './tell-addresses-of-host.ts'

const livingBooking: Living<BookingRow, BookingWords, BookingGiven> = {
  life: bookingLife,
  stateOf: ({ stage }) => stage,
  factsOf: (row, { now, by, given }) => ({
    ...factsOf(row, now, by),
    ...(given && 'space' in given && { space: given.space }),
    ...(given && 'paidAhead' in given && { isHostSuspended: true }),
  }),
  standing: stage => ({ stage }),
  effects: bookingEffects,
  consequences: {},
  insert: insertBooking,
  write: (tx, _ctx, before, set) => writeBooking(tx, before, set),
  record,
  tell: (tx, ctx, letter, { after, given }) =>
    announceBooking(
      tx,
      ctx,
      after,
      letter,
      given && 'concerned' in given ? given.concerned : undefined,
    ),
}

interface Cause {
  by: BookingActor
  set?: { reason: string | null } | Pick<BookingRow, 'later_rents'>
  given?: BookingGiven
}

/** The only way to change a booking. The table of its life says what follows. */
export function changeBooking(
  tx: Db,
  ctx: Context,
  booking: Locked<BookingRow>,
  event: BookingEvent,
  cause: Cause,
): Promise<Locked<BookingRow>> {
  return change(tx, ctx, livingBooking, booking, event, cause)
}

export function beginBooking(
  tx: Db,
  ctx: Context,
  booking: BookingRow,
  event: 'request' | 'requestAtOnce',
  cause: Cause,
): Promise<BookingRow> {
  return begin(tx, ctx, livingBooking, booking, event, cause)
}

/** For callers that must refuse before they change anything else. */
export function refuseChange(
  booking: BookingRow,
  event: BookingEvent,
  { by, now }: { by: BookingActor; now: Date },
): void {
  const refusal = refusalFor(
    bookingLife,
    { from: booking.stage, event, by },
    factsOf(booking, now, by),
  )
  if (refusal) fail(refusal)
}

/** For callers that have another way if the table refuses. */
export function mayChange(
  booking: BookingRow,
  event: BookingEvent,
  { by, now }: { by: BookingActor; now: Date },
): boolean {
  return allows(livingBooking, booking, event, { by, now })
}

function factsOf(row: BookingRow, now: Date, by: BookingActor): BookingFacts {
  return { ...factsOfLife(row), now, by }
}

/** People see the booking's history. Only the operator sees the audit. */
async function record(
  tx: Db,
  ctx: Context,
  { step, recordedAs, by, before, after }: Recorded<BookingRow, BookingWords, BookingGiven>,
): Promise<void> {
  const from = before?.stage ?? null
  const money = step.effects?.includes('promiseRefund')
    ? { refund: after.refund, fee: after.refund_fee }
    : {}
  await insertBookingEvent(tx, {
    id: newId(ctx.now),
    booking_id: after.id,
    at: ctx.now,
    event: recordedAs,
    by,
    from_stage: from,
    to_stage: after.stage,
    details: money,
  })
  await addBookingLine(tx, ctx, after, { event: step.event, by })
  await tellAddressesOfHost(tx, ctx, after, recordedAs)
  await recordAudit(tx, ctx, {
    action: `booking.${recordedAs}`,
    subject: { type: 'booking', id: after.id },
    details: { by, from, to: after.stage, ...money },
  })
}
