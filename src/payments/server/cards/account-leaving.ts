import { findIdsOfParty } from '#bookings/server/for-payments/find-ids-of-party.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { inPages } from '#foundation/server/database/in-pages.ts'
import { type KeptCardRow, keptCardsOf } from './kept-cards-table.ts'

/** Whoever leaves owes no rent, so nothing more is taken from their cards. */
export async function eraseCards(tx: Db, ctx: Context, userId: string): Promise<void> {
  for await (const _ of cardsOfRenter(tx, userId)) {
    ctx.jobs.wake('let-cards-go')
    return
  }
}

export async function* exportCards(ctx: Context, userId: string): AsyncGenerator<unknown> {
  for await (const card of cardsOfRenter(ctx.db, userId)) {
    yield {
      booking: card.booking_id,
      brand: card.brand,
      lastDigits: card.last4,
      expires: card.expires,
      agreedTo: card.consent,
      agreedAt: card.consented_at,
    }
  }
}

async function* cardsOfRenter(db: Db, renterId: string): AsyncGenerator<KeptCardRow> {
  const bookings = inPages(async page => {
    const ids = await findIdsOfParty(db, { renter_id: renterId }, page)
    const kept = new Map((await keptCardsOf(db, ids)).map(card => [card.booking_id, card]))
    return ids.map(id => ({ id, card: kept.get(id) }))
  })
  for await (const { card } of bookings) if (card) yield card
}
