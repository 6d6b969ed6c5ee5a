import { requirePerson } from '#accounts/server/require-person.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Listing, ListingForm } from '#listings/rules/wire.ts'
import { announceSubmission } from './announce-listing.ts'
import { type ListingHooks, refuseBrokenPromises } from './commitments.ts'
import { decideChange } from './decide-change.ts'
import { refuseUnknownChoices } from './known-choices.ts'
import { mediaOfListings } from './listing-media-table.ts'
import { mediaUrl, refuseStrangeMedia } from './own-media.ts'
import { presentListing } from './present-listing.ts'
import { lockOwnListing, saveListing } from './save-listing.ts'

/** A step of the wizard, an edit, or the final "publish": only what was sent changes. */
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
    const { after, submitted } = decideChange(before, form, { now: ctx.now, by: host.id })
    await refuseBrokenPromises(tx, hooks, { before, after, now: ctx.now })
    const { row, media } = await saveListing(tx, ctx, before, {
      ...after,
      version: before.version + 1,
    })
    await recordAudit(tx, ctx, {
      action: submitted ? 'listing.submitted' : 'listing.changed',
      subject: { type: 'listing', id },
      details: { fields: Object.keys(form), state: row.state, version: row.version },
    })
    if (submitted) await announceSubmission(tx, ctx, row)
    return presentListing(row, media)
  })
}
