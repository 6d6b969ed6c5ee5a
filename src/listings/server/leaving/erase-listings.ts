import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allSideBySide } from '#foundation/server/database/side-by-side.ts'
import { deleteCalendarsOf } from '../calendars/calendars-table.ts'
import { type ListingRow, lockListingsOfHost } from '../listing/listings-table.ts'
import { saveListings } from '../listing/save-listing.ts'
import { noRecord } from '../readings/keep-dry-record.ts'
import { deleteReadingsOf } from '../readings/readings-table.ts'

/**
 * The rows stay, because bookings point to them, but without anything that says where the host
 * lives. So do those of listings that were deleted before.
 */
export async function eraseListings(tx: Db, ctx: Context, hostId: string): Promise<void> {
  const listings = await lockListingsOfHost(tx, hostId, { andDeleted: true })
  await saveListings(
    tx,
    ctx,
    listings.map(before => ({ before, after: erased(before, ctx.now) })),
  )
  await allSideBySide(listings, async ({ id }) => {
    await deleteReadingsOf(tx, id)
    await deleteCalendarsOf(tx, id)
    await recordAudit(tx, ctx, { action: 'listing.erased', subject: { type: 'listing', id } })
  })
}

function erased(before: ListingRow, now: Date): ListingRow {
  return {
    ...before,
    ...nothingPersonal,
    ...noRecord,
    lat: aboutTown(before.lat),
    lng: aboutTown(before.lng),
    deleted_at: before.deleted_at ?? now,
    updated_at: now,
  }
}

/** On a grid of a few kilometres: whoever loses a request there is offered others in that town. */
function aboutTown(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 20) / 20
}

/** Title, type and prices stay, because bookings show them. */
const nothingPersonal = {
  address: '',
  street: '',
  area: '',
  description: '',
  image: [],
  street_view: null,
  unavailability_periods: [],
  unavailability_reason: null,
  unavailability_date: null,
  packing_instruction: '',
  access_notes: null,
  approved_content: null,
  reference: null,
} satisfies Partial<ListingRow>
