import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { PaymentRow } from './payments-table.ts'

type Asked = Pick<
  PaymentRow,
  'attempt' | 'amount' | 'month' | 'subtotal' | 'tax' | 'off_session' | 'expires_at'
>

/** The provider has not been asked yet. */
export function freshPayment(
  ctx: Context,
  booking: Pick<BookingMoney, 'id' | 'renterId' | 'hostId'>,
  asked: Asked,
): PaymentRow {
  return {
    id: newId(ctx.now),
    booking_id: booking.id,
    renter_id: booking.renterId,
    host_id: booking.hostId,
    state: 'creating',
    ...asked,
    live: ctx.provider.isLive,
    session_id: null,
    url: null,
    intent_id: null,
    charge_id: null,
    provider_fee: null,
    outcome: null,
    note: null,
    declined_charge: null,
    created_at: ctx.now,
    next_check_at: after(ctx.now, minuteMs),
    paid_at: null,
  }
}
