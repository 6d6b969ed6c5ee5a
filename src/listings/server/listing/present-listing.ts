import { closedByCalendars } from '#listings/rules/calendars/closed-times.ts'
import { possibleActions } from '#listings/rules/life/listing-actions.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { dryRecordOf } from './dry-record-of.ts'
import { answersOf } from './listing-answers.ts'
import type { ListingMediaRow } from './listing-media-table.ts'
import type { ListingRow } from './listings-table.ts'
import { ownMedia } from './own-media.ts'

/** For the host and the operator only. */
export function presentListing(row: ListingRow, media: readonly ListingMediaRow[]): Listing {
  const status = row.state === 'draft' ? null : row.state
  return {
    _id: row.id,
    started: true,
    reference: row.reference,
    ...answersOf(row),
    closedByCalendars: closedByCalendars(row.unavailability_periods).map(
      ({ startDate, endDate }) => ({ startDate, endDate }),
    ),
    media: row.image,
    mediaItems: ownMedia(row.image, media),
    status,
    available: row.available,
    delivery: row.services.includes('delivery'),
    packing: row.services.includes('packing'),
    rejectionReason:
      row.state === 'rejected' || row.state === 'suspended' ? row.decision_reason : null,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    ...dryRecordOf(row),
    updatedAt: row.updated_at.toISOString(),
    allowed: possibleActions(row.state),
  }
}
