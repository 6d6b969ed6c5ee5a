import type { AuditDetails } from '#foundation/rules/audit/audit-details.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { type DecidedStatus, decisionEvent } from '#listings/rules/life/listing-decisions.ts'
import type { ListingDecision } from '#listings/rules/wire.ts'
import { closeWaiting, type ListingHooks } from '../for-bookings/commitments.ts'
import { changeListingState } from '../life/change-listing-state.ts'
import { mediaOfListings } from '../listing/listing-media-table.ts'
import { type ListingRow, lockListing } from '../listing/listings-table.ts'
import { type SavedListing, saveListing } from '../listing/save-listing.ts'

interface Around extends Pick<ListingHooks, 'gone'> {
  caseNumber?: string | undefined
}

interface Decided extends Around {
  status: DecidedStatus
  reason: string | undefined
}

export async function decideListing(
  ctx: Context,
  id: string,
  { status, reason, featured, version }: ListingDecision,
  around: Around,
): Promise<SavedListing> {
  return transaction(ctx.db, async tx => {
    const before = (await lockListing(tx, id)) ?? fail('not_found')
    if (version !== undefined && version !== before.version) {
      fail('listing_changed', { version: before.version })
    }
    const decided = status ? await decide(tx, ctx, before, { ...around, status, reason }) : before
    return setFeatured(tx, ctx, decided, featured ?? before.featured)
  })
}

/** What waits is closed first, because the letter to the partner speaks of it. */
async function decide(
  tx: Db,
  ctx: Context,
  listing: Locked<ListingRow>,
  { status, reason, caseNumber, gone }: Decided,
): Promise<ListingRow> {
  const { id } = listing
  const closed =
    status === 'approved' ? 0 : await closeWaiting(tx, ctx, gone, { id, by: 'operator' })
  const event = decisionEvent(listing.state, status)
  const set = { decision_reason: reason ?? null }
  // The log of takedowns reads these, also when the listing is gone.
  const details: AuditDetails = { reason, title: listing.storage_title, caseNumber }
  return changeListingState(tx, ctx, listing, event, {
    by: 'operator',
    set,
    details,
    given: { closed },
  })
}

async function setFeatured(
  tx: Db,
  ctx: Context,
  listing: ListingRow,
  featured: boolean,
): Promise<SavedListing> {
  if (featured === listing.featured) {
    return { row: listing, media: await mediaOfListings(tx, [listing.id]) }
  }
  const action = featured ? 'listing.featured' : 'listing.unfeatured'
  await recordAudit(tx, ctx, { action, subject: { type: 'listing', id: listing.id } })
  return saveListing(tx, ctx, listing, { ...listing, featured })
}
