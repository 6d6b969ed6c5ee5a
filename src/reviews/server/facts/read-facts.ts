import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import { shownRating } from '#listings/rules/rating.ts'
import { findCardsOfPartner } from '#listings/server/for-reviews/find-cards-of-partner.ts'
import type { FindFreeFrom } from '#listings/server/listing/with-free-from.ts'
import { reliabilityOf } from '#reviews/rules/facts.ts'
import type { OwnFacts, PartnerPage } from '#reviews/rules/facts-wire.ts'
import { findFacts } from './facts-table.ts'
import { findPartner } from './partner-table.ts'

export async function readOwnFacts(ctx: Context): Promise<OwnFacts> {
  const { id } = requirePerson(ctx)
  const facts = await findFacts(ctx.db, id, ctx.now)
  const { answer_minutes: answerMinutes, ...counts } = facts
  return { ...counts, answerMinutes, reliability: reliabilityOf(facts) }
}

export async function readPartner(
  ctx: Context,
  id: string,
  { page, limit }: { page: number; limit: number },
  findFreeFrom: FindFreeFrom,
): Promise<{ partner: PartnerPage; total: number }> {
  const found = (await findPartner(ctx.db, id, ctx.now)) ?? fail('not_found')
  const wanted = { limit, offset: offsetOf({ page, limit }) }
  const { cards, total } = await findCardsOfPartner(ctx, id, wanted, findFreeFrom)
  if (total === 0) return fail('not_found')
  const { card, facts, count, sum } = found
  const partner = { _id: id, ...card, facts, rating: shownRating({ count, sum }), listings: cards }
  return { partner, total }
}
