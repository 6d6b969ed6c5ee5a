import { requirePerson } from '#accounts/server/account/require-person.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { KeptCard } from '#payments/rules/wire.ts'
import { findKeptCard } from './kept-cards-table.ts'

/** Only enough for the holder to recognise the card. Nobody else sees it. */
export async function readCard(ctx: Context, bookingId: string): Promise<KeptCard | null> {
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  if (booking?.renterId !== requirePerson(ctx).id) return fail('not_found')
  const card = await findKeptCard(ctx.db, bookingId)
  return card ? { brand: card.brand, last4: card.last4, expires: card.expires } : null
}
