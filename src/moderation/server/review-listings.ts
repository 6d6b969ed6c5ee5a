import { findPeople, findPerson } from '#accounts/server/account/find-person.ts'
import { closeRequestsOfListing } from '#bookings/server/deciding/close-requests.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import type { QueueFilter } from '#listings/rules/life/review-queue.ts'
import { decideListing } from '#listings/server/review/decide-listing.ts'
import {
  readForReview,
  readReviewQueue,
  waiting,
} from '#listings/server/review/read-review-queue.ts'
import type { ReviewDecision, ReviewedListing } from '#moderation/rules/wire.ts'
import { closeViewingsOfListing } from '#viewings/server/close-viewings.ts'
import { presentReview } from './present-review.ts'
import { refuseUnknownCase } from './reports/refuse-unknown-case.ts'

const gone = [closeRequestsOfListing, closeViewingsOfListing]

export async function readQueue(
  ctx: Context,
  filter: QueueFilter,
): Promise<{ listings: ReviewedListing[]; total: number }> {
  const { listings, total } = await readReviewQueue(ctx, filter)
  const hosts = await findPeople(ctx.db, [...new Set(listings.map(({ row }) => row.host_id))])
  return {
    listings: listings.map(listing => presentReview(listing, hosts.get(listing.row.host_id))),
    total,
  }
}

export async function readReview(ctx: Context, id: string): Promise<ReviewedListing> {
  const listing = await readForReview(ctx, id)
  return presentReview(listing, await findPerson(ctx.db, listing.row.host_id))
}

export async function decideReview(
  ctx: Context,
  id: string,
  { caseNumber, ...decision }: ReviewDecision,
): Promise<ReviewedListing> {
  const saved = await transaction(ctx.db, async tx => {
    await refuseUnknownCase(tx, caseNumber)
    return decideListing(ctx, id, decision, { caseNumber, gone })
  })
  return presentReview(
    waiting(saved, { now: ctx.now, policy: await currentPolicy(ctx.db) }),
    await findPerson(ctx.db, saved.row.host_id),
  )
}
