import type Stripe from 'stripe'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { isId } from '#foundation/rules/id-text.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { idOf } from '../attempts/id-of.ts'
import { type GivenCard, keepCard } from './keep-card.ts'
import { findCardsByMethod, findKeptCard } from './kept-cards-table.ts'

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
  const given = cardFrom(customerId, setup.payment_method)
  await transaction(ctx.db, async tx => {
    const booking = await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
    if (booking?.byMonth) await keepCard(tx, ctx, booking, given)
  })
}

/**
 * The bank has issued the same card again with another date or number. Who has chosen another card
 * while the provider was asked keeps that one.
 */
export async function syncMethod(ctx: Context, methodId: string): Promise<void> {
  const cards = await findCardsByMethod(ctx.db, methodId)
  if (cards.length === 0) return
  const method = await ctx.provider.stripe.paymentMethods.retrieve(methodId)
  for (const { booking_id: bookingId, customer_id: customerId } of cards) {
    await transaction(ctx.db, async tx => {
      const booking = await findBookingMoney(tx, bookingId, ctx.now, 'while deciding')
      const isStillKept = (await findKeptCard(tx, bookingId))?.method_id === methodId
      if (!booking?.byMonth || !isStillKept) return
      await keepCard(tx, ctx, booking, cardFrom(customerId, method))
    })
  }
}

function cardFrom(customerId: string, { id, card }: Stripe.PaymentMethod): GivenCard {
  return { customerId, methodId: id, details: card ?? null }
}
