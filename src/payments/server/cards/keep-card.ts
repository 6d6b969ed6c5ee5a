import type Stripe from 'stripe'
import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { consentFor } from '#payments/rules/card-consent.ts'
import { askForOwedAgain } from '#rent/server/months/record-rent-paid.ts'
import { findKeptCard, type KeptCardRow, putKeptCard } from './kept-cards-table.ts'

export interface GivenCard {
  customerId: string
  methodId: string
  details: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'> | null
}

/** The caller holds the lock of the booking. If the card is a new one, owed rent is tried again. */
export async function keepCard(
  tx: Db,
  ctx: Context,
  booking: Pick<BookingMoney, 'id' | 'instalments'>,
  { customerId, methodId, details }: GivenCard,
): Promise<void> {
  const { id: bookingId } = booking
  const before = await findKeptCard(tx, bookingId)
  const isKnown = before?.method_id === methodId
  const card: KeptCardRow = {
    booking_id: bookingId,
    customer_id: customerId,
    method_id: methodId,
    brand: details?.brand ?? null,
    last4: details?.last4 ?? null,
    expires: details ? expiryOf(details) : null,
    consent: isKnown ? before.consent : consentFor(booking),
    consented_at: isKnown ? before.consented_at : ctx.now,
    changed_at: ctx.now,
  }
  await putKeptCard(tx, card)
  const isOther = before !== undefined && !isSame(before, card)
  if (isOther) await askForOwedAgain(tx, ctx, bookingId)
}

function isSame(one: KeptCardRow, other: KeptCardRow): boolean {
  const { method_id, last4, expires } = one
  return method_id === other.method_id && last4 === other.last4 && expires === other.expires
}

function expiryOf({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string {
  return `${String(exp_month).padStart(2, '0')}/${exp_year}`
}
