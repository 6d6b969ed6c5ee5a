import { lockStaying } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { mostListings } from '#listings/rules/limits.ts'
import type { Listing, ListingForm } from '#listings/rules/wire.ts'
import { changeListingState } from '../life/change-listing-state.ts'
import { decideChange } from '../life/decide-change.ts'
import { countOfHost } from '../listing/listings-table.ts'
import { refuseStrangeMedia } from '../listing/own-media.ts'
import { presentListing } from '../listing/present-listing.ts'
import { addListing } from '../listing/save-listing.ts'
import { blankListing } from './blank-listing.ts'
import { refuseUnknownChoices } from './known-choices.ts'

/** A draft may leave anything out, but what it holds must be valid. */
export async function createListing(ctx: Context, form: ListingForm): Promise<Listing> {
  const host = requirePerson(ctx)
  await refuseUnknownChoices(ctx.db, form)
  refuseStrangeMedia(form.image ?? [], [])
  const blank = blankListing(newId(ctx.now), host.id, ctx.now)
  const { version: _none, ...first } = form
  const { after, event } = decideChange(blank, first, { now: ctx.now, by: host.id })
  return transaction(ctx.db, async tx => {
    await lockStaying(tx, host.id)
    if ((await countOfHost(tx, host.id)) >= mostListings) fail('listings_full')
    const draft = await addListing(tx, ctx, after)
    const subject = { type: 'listing', id: draft.id } as const
    await recordAudit(tx, ctx, { action: 'listing.created', subject })
    const row = event ? await changeListingState(tx, ctx, draft, event, { by: 'host' }) : draft
    const listing = presentListing(row, [])
    await ctx.idempotency?.keep(tx, listing)
    return listing
  })
}
