import type { WebhookEvent } from '#connections/rules/webhook-events.ts'
import { tellAddresses } from '#connections/server/webhooks/tell-addresses.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Cause, change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { type ListingWords, listingLife } from '#listings/rules/life/listing-life.ts'
import type { ListingRow } from '../listing/listings-table.ts'
import { reviewedContent } from '../listing/reviewed-content.ts'
import { saveListing } from '../listing/save-listing.ts'
import { announceListing } from './announce-listing.ts'

/** What programs of the partner are told. */
const events: Partial<Record<ListingWords['record'], WebhookEvent>> = {
  approved: 'listing.approved',
  reinstated: 'listing.approved',
  'change-confirmed': 'listing.approved',
  rejected: 'listing.rejected',
  'change-refused': 'listing.rejected',
  suspended: 'listing.suspended',
}

/** What the operator's decision has closed before it. */
interface ListingGiven {
  closed: number
}

const livingListing: Living<ListingRow, ListingWords, ListingGiven> = {
  life: listingLife,
  stateOf: ({ state }) => state,
  factsOf: ({ changed_at }) => ({ changedSinceApproval: changed_at !== null }),
  standing: state => ({ state }),
  consequences: {},
  effects: {
    startReview: (_listing, { now }) => ({
      submitted_at: now,
      review_alerted_at: null,
      changed_at: null,
      decision_reason: null,
    }),
    endReview: () => ({ changed_at: null }),
    keepApproved: (listing, { now }) => ({
      approved_at: now,
      approved_content: reviewedContent(listing),
    }),
  },
  insert() {
    throw new Error('A listing begins as a draft, which nobody is told of')
  },
  write: async (tx, ctx, before, set) => {
    return (await saveListing(tx, ctx, before, { ...before, ...set })).row
  },
  async record(tx, ctx, { recordedAs, before, after, details }) {
    await recordAudit(tx, ctx, {
      action: `listing.${recordedAs}`,
      subject: { type: 'listing', id: after.id },
      details: { from: before?.state, to: after.state, ...details },
    })
    const event = events[recordedAs]
    const { id: about, host_id: accountId } = after
    if (event) await tellAddresses(tx, ctx, { accountId, event, about })
  },
  tell: (tx, ctx, letter, { after, given }) =>
    announceListing(tx, ctx, after, letter, given?.closed ?? 0),
}

export function changeListingState(
  tx: Db,
  ctx: Context,
  listing: Locked<ListingRow>,
  event: ListingWords['event'],
  cause: Cause<ListingRow, ListingWords, ListingGiven>,
): Promise<Locked<ListingRow>> {
  return change(tx, ctx, livingListing, listing, event, cause)
}
