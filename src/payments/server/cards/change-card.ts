import { requirePerson } from '#accounts/server/account/require-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { consentFor } from '#payments/rules/card-consent.ts'
import type { CardLink } from '#payments/rules/wire.ts'
import { faultWords } from '../attempts/provider-fault.ts'
import { findKeptCard } from './kept-cards-table.ts'

export async function changeCard(ctx: Context, bookingId: string): Promise<CardLink> {
  const person = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  if (booking?.renterId !== person.id) return fail('not_found')
  const card = booking.byMonth ? await findKeptCard(ctx.db, bookingId) : undefined
  if (!card || booking.stage !== 'paid') return fail('card_not_needed')
  if (ctx.provider.kind === 'none') return fail('payments_closed')
  const page = `${ctx.config.publicUrl}${bookingPage(person.role, bookingId)}`
  try {
    const session = await ctx.provider.stripe.checkout.sessions.create({
      mode: 'setup',
      ui_mode: 'hosted_page',
      currency: 'gbp',
      allowed_payment_method_types: ['card'],
      customer: card.customer_id,
      success_url: `${page}?card=changed`,
      cancel_url: page,
      metadata: { card_of: bookingId },
      custom_text: { submit: { message: consentFor(booking) } },
    })
    return { url: session.url ?? fail('payment_provider_unavailable'), sessionId: session.id }
  } catch (error) {
    ctx.log.warn({ booking: bookingId, fault: faultWords(error) }, 'no page for a card')
    return fail('payment_provider_unavailable')
  }
}
