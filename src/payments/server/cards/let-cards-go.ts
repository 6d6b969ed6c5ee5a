import Stripe from 'stripe'
import {
  findBookingMoney,
  findBookingsMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { dealWithEach } from '#foundation/server/jobs/deal-with-due.ts'
import { isCardDone } from '#payments/rules/card-end.ts'
import { withRentToCome } from '#rent/server/months/with-rent-to-come.ts'
import {
  deleteKeptCard,
  type ListedCard,
  listKeptCards,
  withMoneyUnderWay,
} from './kept-cards-table.ts'

const atMost = 500

/**
 * Removes the cards of bookings that take nothing more from them, at the provider first. Until that
 * is known to be done the row stays, and the next run asks again.
 */
export async function letCardsGo(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:let-cards-go')
  if (ctx.provider.kind === 'none') return
  await dealWithEach<ListedCard>(
    ctx,
    {
      work: 'let-cards-go',
      name: 'booking',
      find: () => cardsToLetGo(ctx),
      ask: card => removeAtProvider(ctx, card),
    },
    (tx, card) => forgetCard(tx, ctx, card),
  )
}

async function cardsToLetGo(ctx: Context): Promise<ListedCard[]> {
  const found: ListedCard[] = []
  for (let after: string | undefined, isMore = true; isMore; ) {
    const cards = await listKeptCards(ctx.db, { after, atMost })
    const done = await doneAmong(
      ctx,
      cards.map(({ id }) => id),
    )
    found.push(...cards.filter(({ id }) => done.has(id)))
    after = cards.at(-1)?.id
    isMore = cards.length === atMost
  }
  return found
}

/**
 * Needs no lock, because it reads in this order: a booking whose card is done never goes back, and
 * then never opens a month again.
 */
async function doneAmong({ db, now }: Context, ids: readonly string[]): Promise<Set<string>> {
  const bookings = [...(await findBookingsMoney(db, ids, now)).values()]
  const done = bookings.filter(booking => isCardDone(booking, now))
  const toCome = await withRentToCome(db, done)
  const paid = done.map(({ id }) => id).filter(id => !toCome.has(id))
  const underWay = await withMoneyUnderWay(db, paid)
  return new Set(paid.filter(id => !underWay.has(id)))
}

/** Also the cards that were chosen before this one: the provider kept them with the same customer. */
async function removeAtProvider(
  { provider }: Context,
  { customer_id: customer }: ListedCard,
): Promise<void> {
  const { paymentMethods } = provider.stripe
  const kept: string[] = []
  try {
    for await (const { id } of paymentMethods.list({ customer, limit: 100 })) kept.push(id)
  } catch (error) {
    if (isUnknown(error)) return
    throw error
  }
  for (const id of kept) {
    await paymentMethods.detach(id, {}, { idempotencyKey: `detach_${id}` })
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

async function forgetCard(tx: Db, ctx: Context, card: ListedCard): Promise<void> {
  await findBookingMoney(tx, card.booking_id, ctx.now, 'while deciding')
  await deleteKeptCard(tx, card)
}
