import type { Person } from '#accounts/server/account/find-person.ts'
import type { ApprovedContent } from '#listings/rules/life/approved-content.ts'
import { possibleDecisions } from '#listings/rules/life/listing-decisions.ts'
import { presentListing } from '#listings/server/listing/present-listing.ts'
import { changedFields } from '#listings/server/listing/reviewed-content.ts'
import type { WaitingListing } from '#listings/server/review/read-review-queue.ts'
import type { ReviewedListing } from '#moderation/rules/wire.ts'

export function presentReview(
  { row, media, waitingSince, waitingHours, late }: WaitingListing,
  host: Person | undefined,
): ReviewedListing {
  const fields = changedFields(row)
  return {
    ...presentListing(row, media),
    host: presentHost(row.host_id, host),
    featured: row.featured,
    review: row.approved_content ? 'changed' : 'new',
    approved: row.approved_content && presentApproved(row.approved_content),
    approvedAt: row.approved_at?.toISOString() ?? null,
    changedFields: [...new Set(fields.map(wireName))],
    waitingSince: waitingSince.toISOString(),
    waitingHours,
    late,
    decisions: possibleDecisions(row.state, { changedSinceApproval: row.changed_at !== null }),
  }
}

function presentHost(id: string, host: Person | undefined): ReviewedListing['host'] {
  return {
    _id: id,
    firstName: host?.firstName ?? 'Former',
    lastName: host?.lastName ?? 'member',
    email: host?.email ?? '',
    phone: host?.phone ?? null,
    memberSince: host?.memberSince ?? '',
    isSuspended: host?.isSuspended ?? false,
  }
}

function presentApproved(content: ApprovedContent): ReviewedListing['approved'] {
  const { street, area, lat, lng, ...same } = content
  return {
    ...same,
    formattedAddress: { street, area },
    coordinates: lat === null || lng === null ? null : { lat, lng },
  }
}

function wireName(field: keyof ApprovedContent): ReviewedListing['changedFields'][number] {
  if (field === 'street' || field === 'area') return 'formattedAddress'
  return field === 'lat' || field === 'lng' ? 'coordinates' : field
}
