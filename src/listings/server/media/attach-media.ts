import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { mostMedia } from '#listings/rules/limits.ts'
import { insertListingMedia } from '../listing/listing-media-table.ts'
import type { ListingDraft } from '../listing/listings-table.ts'
import { mediaUrl } from '../listing/own-media.ts'
import { contentChanged } from '../listing/reviewed-content.ts'
import { lockOwnListing, type SavedListing, saveListing } from '../listing/save-listing.ts'
import type { MadeMedia } from './make-media.ts'

/** The files must be stored already. */
export async function attachMedia(
  ctx: Context,
  id: string,
  made: MadeMedia['row'],
): Promise<SavedListing> {
  return transaction(ctx.db, async tx => {
    const before = await lockOwnListing(tx, ctx, id)
    if (before.state === 'suspended') fail('listing_suspended')
    if (before.image.length >= mostMedia) fail('media_full')
    await insertListingMedia(tx, { ...made, listing_id: id, created_at: ctx.now })
    const after: ListingDraft = {
      ...before,
      image: [...before.image, mediaUrl(made)],
      version: before.version + 1,
    }
    const isChange = before.state === 'approved' && contentChanged(after)
    const changed_at = isChange ? (before.changed_at ?? ctx.now) : before.changed_at
    const saved = await saveListing(tx, ctx, before, { ...after, changed_at })
    const subject = { type: 'listing', id } as const
    const details = { name: mediaUrl(made) }
    await recordAudit(tx, ctx, { action: 'listing.media-added', subject, details })
    return saved
  })
}
