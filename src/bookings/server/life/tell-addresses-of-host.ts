import type { BookingWords } from '#bookings/rules/life/booking-words.ts'
import type { WebhookEvent } from '#connections/rules/webhook-events.ts'
import { tellAddresses } from '#connections/server/webhooks/tell-addresses.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { BookingRow } from './bookings-table.ts'

/** What the history keeps, as programs of the partner are told. The rest they are not told. */
const events: Partial<Record<BookingWords['record'], WebhookEvent>> = {
  requested: 'booking.requested',
  approved: 'booking.approved',
  denied: 'booking.denied',
  closed: 'booking.denied',
  paid: 'booking.paid',
  withdrawn: 'booking.cancelled',
  cancelled: 'booking.cancelled',
  expired: 'booking.expired',
}

export async function tellAddressesOfHost(
  tx: Db,
  ctx: Context,
  booking: BookingRow,
  recordedAs: BookingWords['record'],
): Promise<void> {
  const event = events[recordedAs]
  if (event) await tell(tx, ctx, booking, event)
  const isApprovedAtOnce = recordedAs === 'requested' && booking.stage === 'approved'
  if (isApprovedAtOnce) await tell(tx, ctx, booking, 'booking.approved')
}

export function tellAddressesOfEnd(tx: Db, ctx: Context, booking: BookingRow): Promise<void> {
  return tell(tx, ctx, booking, 'booking.ended')
}

function tell(
  tx: Db,
  ctx: Context,
  { id, host_id }: BookingRow,
  event: WebhookEvent,
): Promise<void> {
  return tellAddresses(tx, ctx, { accountId: host_id, event, about: id })
}
