import { fail } from '#foundation/rules/errors.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import type { QueueFilter } from '#listings/rules/life/review-queue.ts'
import { mediaOfListings } from '../listing/listing-media-table.ts'
import { findListing, type ListingRow } from '../listing/listings-table.ts'
import type { SavedListing } from '../listing/save-listing.ts'
import { countQueue, reviewQueue } from './review-queue-table.ts'

export interface WaitingListing extends SavedListing {
  waitingSince: Date
  waitingHours: number
  /** Waits longer than we promise hosts. */
  late: boolean
}

export async function readReviewQueue(
  ctx: Context,
  filter: QueueFilter,
): Promise<{ listings: WaitingListing[]; total: number }> {
  const rows = await reviewQueue(ctx.db, filter)
  const media = await mediaOfListings(
    ctx.db,
    rows.map(row => row.id),
  )
  const byListing = Map.groupBy(media, item => item.listing_id)
  const terms = { now: ctx.now, policy: await currentPolicy(ctx.db) }
  const listings = rows.map(row => waiting({ row, media: byListing.get(row.id) ?? [] }, terms))
  return { listings, total: await countQueue(ctx.db, filter.status) }
}

/** Shows the exact address, so the look is written to the audit log. */
export async function readForReview(ctx: Context, id: string): Promise<WaitingListing> {
  const row = (await findListing(ctx.db, id)) ?? fail('not_found')
  await recordAudit(ctx.db, ctx, { action: 'listing.read', subject: { type: 'listing', id } })
  const media = await mediaOfListings(ctx.db, [id])
  return waiting({ row, media }, { now: ctx.now, policy: await currentPolicy(ctx.db) })
}

export function waiting(
  saved: SavedListing,
  { now, policy }: { now: Date; policy: Policy },
): WaitingListing {
  const { row } = saved
  const waitingSince = row.changed_at ?? row.submitted_at ?? row.created_at
  const hours = (now.getTime() - waitingSince.getTime()) / hourMs
  const waitingHours = Math.max(0, Math.floor(hours * 10) / 10)
  return { ...saved, waitingSince, waitingHours, late: isLate(row, hours, policy) }
}

function isLate(row: ListingRow, hours: number, policy: Policy): boolean {
  const waits = row.state === 'pending' || row.changed_at !== null
  return waits && hours >= policy.listingReviewHours
}
