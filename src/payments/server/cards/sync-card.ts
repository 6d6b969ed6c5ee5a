import type Stripe from 'stripe'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { isId } from '#foundation/rules/ids.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { idOf } from '../attempts/id-of.ts'
import { keepCard } from './keep-card.ts'
import { findCardsByMethod } from './kept-cards-table.ts'

/** Sessions that were not opened for a new card are ignored. */
export async function syncCardPage(ctx: Context, sessionId: string): Promise<void> {
  const session = await ctx.provider.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['setup_intent.payment_method'],
  })
  const bookingId = session.metadata?.card_of
  const setup = session.setup_intent
  if (session.mode !== 'setup' || session.status !== 'complete' || !isId(bookingId)) return
  if (typeof setup !== 'object' || typeof setup?.payment_method !== 'object') return
  const customerId = idOf(session.customer)
  if (!setup.payment_method || !customerId) return
  await keep(ctx, bookingId, customerId, setup.payment_method)
}

/** The bank has issued the same card again with another date or number. */
export async function syncMethod(ctx: Context, methodId: string): Promise<void> {
  const cards = await findCardsByMethod(ctx.db, methodId)
  if (cards.length === 0) return
  const method = await ctx.provider.stripe.paymentMethods.retrieve(methodId)
  for (const card of cards) await keep(ctx, card.booking_id, card.customer_id, method)
}

async function keep(
  ctx: Context,
  bookingId: string,
  customerId: string,
  method: Stripe.PaymentMethod,
): Promise<void> {
  await transaction(ctx.db, async tx => {
    const booking = await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
    if (!booking?.byMonth) return
    const card = { customerId, methodId: method.id, details: method.card ?? null }
    await keepCard(tx, ctx, booking, card)
  })
}
