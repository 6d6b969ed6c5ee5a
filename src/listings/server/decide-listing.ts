import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import {
  type DecidedStatus,
  decisionEvent,
  nextListingState,
  type OperatorEvent,
} from '#listings/rules/listing-states.ts'
import type { ListingDecision } from '#listings/rules/wire.ts'
import { announceDecision } from './announce-listing.ts'
import { type ListingDraft, type ListingRow, lockListing } from './listings-table.ts'
import { reviewedContent } from './reviewed-content.ts'
import { type SavedListing, saveListing } from './save-listing.ts'

/** What an operator decides about a listing (D155), with the reason, the audit and the mail. */
export async function decideListing(
  ctx: Context,
  id: string,
  { status, reason, featured, version }: ListingDecision,
): Promise<SavedListing> {
  return transaction(ctx.db, async tx => {
    const before = (await lockListing(tx, id)) ?? fail('not_found')
    if (version !== undefined && version !== before.version) {
      fail('listing_changed', { version: before.version })
    }
    const decided = status ? decide(before, status, reason, ctx.now) : undefined
    const after = { ...before, ...decided?.change, featured: featured ?? before.featured }
    const saved = await saveListing(tx, ctx, before, after)
    const subject = { type: 'listing', id }
    if (featured !== undefined && featured !== before.featured) {
      const action = featured ? 'listing.featured' : 'listing.unfeatured'
      await recordAudit(tx, ctx, { action, subject })
    }
    if (status && decided) {
      const action = pastTense[decided.event]
      await recordAudit(tx, ctx, { action, subject, details: { from: before.state, reason } })
      await announceDecision(tx, ctx, saved.row, { status, reason })
    }
    return saved
  })
}

const pastTense: Record<OperatorEvent, string> = {
  approve: 'listing.approved',
  reject: 'listing.rejected',
  suspend: 'listing.suspended',
  reinstate: 'listing.reinstated',
  confirmChange: 'listing.change-confirmed',
  refuseChange: 'listing.change-refused',
}

function decide(
  before: ListingRow,
  status: DecidedStatus,
  reason: string | undefined,
  now: Date,
): { event: OperatorEvent; change: Partial<ListingDraft> } {
  const event = decisionEvent(before.state, status, {
    changedSinceApproval: before.changed_at !== null,
  })
  const state = event && nextListingState(before.state, event, 'operator')
  if (!event || !state) return fail('nothing_to_decide', { status: before.state })
  const settled = { state, changed_at: null, decision_reason: reason ?? null }
  if (state !== 'approved') return { event, change: settled }
  const approved = { approved_at: now, approved_content: reviewedContent(before) }
  return { event, change: { ...settled, ...approved } }
}
