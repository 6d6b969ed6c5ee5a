import { bookingInvariantNames, brokenBookings } from '#bookings/server/invariants-table.ts'
import { brokenComplaints, complaintInvariantNames } from '#complaints/server/invariants-table.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Broken } from '#foundation/server/database/invariants.ts'
import { brokenInventories, inventoryInvariantNames } from '#inventory/server/invariants-table.ts'
import {
  brokenReadings,
  readingInvariantNames,
} from '#listings/server/readings/invariants-table.ts'
import {
  invariantNames as bookNames,
  brokenInvariants as brokenBooks,
} from '#payments/server/books/invariants-table.ts'
import { brokenReviews, reviewInvariantNames } from '#reviews/server/invariants-table.ts'

/** What must always be true in every database, noun by noun. */
export const invariantNames: readonly string[] = [
  ...bookingInvariantNames,
  ...complaintInvariantNames,
  ...inventoryInvariantNames,
  ...reviewInvariantNames,
  ...readingInvariantNames,
  ...bookNames,
]

export async function brokenInvariants(db: Db, now: Date): Promise<Broken[]> {
  return [
    ...(await brokenBookings(db, now)),
    ...(await brokenComplaints(db)),
    ...(await brokenInventories(db)),
    ...(await brokenReviews(db)),
    ...(await brokenReadings(db)),
    ...(await brokenBooks(db)),
  ]
}
