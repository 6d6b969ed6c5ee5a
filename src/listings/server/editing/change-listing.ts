import { requirePerson } from '#accounts/server/account/require-person.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Listing, ListingForm } from '#listings/rules/wire.ts'
import {
  closeWhenMoved,
  type ListingHooks,
  refuseBrokenPromises,
} from '../for-bookings/commitments.ts'
import { changeListingState } from '../life/change-listing-state.ts'
import { decideChange } from '../life/decide-change.ts'
import { mediaOfListings } from '../listing/listing-media-table.ts'
import { mediaUrl, refuseStrangeMedia } from '../listing/own-media.ts'
import { presentListing } from '../listing/present-listing.ts'
import { lockOwnListing, saveListing } from '../listing/save-listing.ts'
import { withoutForeignRecord } from '../readings/keep-dry-record.ts'
import { refuseUnknownChoices } from './known-choices.ts'

/** Fields that were not sent stay as they are. */
export async function changeListing(
  ctx: Context,
  hooks: ListingHooks,
  id: string,
  form: ListingForm,
): Promise<Listing> {
  const host = requirePerson(ctx)
  await refuseUnknownChoices(ctx.db, form)
  return transaction(ctx.db, async tx => {
    const before = await lockOwnListing(tx, ctx, id)
    if (form.image) {
      const uploads = await mediaOfListings(tx, [id])
      refuseStrangeMedia(form.image, uploads.map(mediaUrl))
    }
    const { after: wished, event } = decideChange(before, form, { now: ctx.now, by: host.id })
    const after = await withoutForeignRecord(tx, before, wished)
    await refuseBrokenPromises(tx, hooks, { before, after, now: ctx.now })
    await closeWhenMoved(tx, ctx, hooks, { before, after })
    const changed = { ...after, version: before.version + 1 }
    const details = { fields: Object.keys(form) as (keyof ListingForm)[], version: changed.version }
    if (event) {
      const cause = { by: 'host', set: changed, details } as const
      const row = await changeListingState(tx, ctx, before, event, cause)
      return presentListing(row, await mediaOfListings(tx, [id]))
    }
    const { row, media } = await saveListing(tx, ctx, before, changed)
    await recordAudit(tx, ctx, {
      action: 'listing.changed',
      subject: { type: 'listing', id },
      details: { ...details, state: row.state },
    })
    return presentListing(row, media)
  })
}
