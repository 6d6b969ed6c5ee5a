import { findPeople, nameAndMailbox, type Person } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  findBookedSpaces,
  findBookingMoney,
  findBookingsMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { opensDuring } from '#complaints/rules/complaint-terms.ts'
import type {
  BookingComplaints,
  Complaint,
  ComplaintStatus,
  ConsoleComplaint,
} from '#complaints/rules/wire.ts'
import { fail } from '#foundation/rules/errors.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { presentEnd } from '#foundation/rules/time/open-end.ts'
import { recordAudit, recordLook } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { leftToGiveBack } from '#payments/server/movements/left-to-give-back.ts'
import {
  type ComplaintRow,
  complaintsOfBooking,
  countComplaints,
  findComplaint,
  listComplaints,
} from './complaints-table.ts'
import { askedOf, presentComplaints } from './present-complaint.ts'

export async function readBookingComplaints(
  ctx: Context,
  bookingId: string,
): Promise<BookingComplaints> {
  const { id, role } = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, bookingId, ctx.now)
  const side = booking?.renterId === id ? 'renter' : booking?.hostId === id ? 'host' : undefined
  if (!booking || (!side && role !== 'admin')) return fail('not_found')
  const rows = await complaintsOfBooking(ctx.db, bookingId)
  const all = await presentComplaints(ctx.db, ctx, rows, side ?? 'operator')
  const [dispute = null, ...earlier] = all
  if (!side && dispute) await recordLook(ctx.db, ctx, lookAt(dispute))
  const during = opensDuring(booking)
  const isRunning = dispute?.state === 'open' || dispute?.state === 'answered'
  const people = await findPeople(ctx.db, [booking.hostId, booking.renterId])
  const others = [booking.hostId, booking.renterId].filter(person => person !== id)
  const isTime = during !== undefined && during.start <= ctx.now && ctx.now <= during.end
  return {
    dispute,
    earlier,
    mayOpen: side !== undefined && isTime && !isRunning,
    otherHasLeft: others.some(person => people.get(person)?.isDeleted ?? true),
    openUntil: during ? presentEnd(during.end) : null,
  }
}

interface ComplaintsPage {
  status: ComplaintStatus
  page: number
  limit: number
}

export async function readComplaints(
  ctx: Context,
  { status, page, limit }: ComplaintsPage,
): Promise<{ rows: ConsoleComplaint[]; total: number }> {
  const query = { status, now: ctx.now }
  const rows = await listComplaints(ctx.db, { ...query, limit, offset: offsetOf({ page, limit }) })
  return { rows: await forConsole(ctx, rows), total: await countComplaints(ctx.db, query) }
}

/** Private words of two people, so the look is written to the audit log. */
export async function lookAtComplaint(ctx: Context, id: string): Promise<ConsoleComplaint> {
  const complaint = await readComplaint(ctx, id)
  await recordAudit(ctx.db, ctx, lookAt(complaint))
  return complaint
}

function lookAt({ _id, bookingId }: Complaint) {
  const subject = { type: 'booking', id: bookingId } as const
  return { action: 'complaint.read', subject, details: { complaint: _id } } as const
}

export async function readComplaint(ctx: Context, id: string): Promise<ConsoleComplaint> {
  const row = (await findComplaint(ctx.db, id)) ?? fail('not_found')
  const [shown] = await forConsole(ctx, [row])
  return shown ?? fail('not_found')
}

async function forConsole(
  ctx: Context,
  rows: readonly ComplaintRow[],
): Promise<ConsoleComplaint[]> {
  const bookings = await findBookingsMoney(
    ctx.db,
    rows.map(({ booking_id: id }) => id),
    ctx.now,
  )
  const listings = [...bookings.values()].map(({ listingId }) => listingId)
  const spaces = await findBookedSpaces(ctx.db, listings)
  const people = await findPeople(
    ctx.db,
    rows.flatMap(row => [row.host_id, row.renter_id]),
  )
  const shown = await presentComplaints(ctx.db, ctx, rows, 'operator')
  return Promise.all(
    rows.map(async (row, index) => {
      const left = await leftToGiveBack(ctx.db, row.booking_id)
      const listingId = bookings.get(row.booking_id)?.listingId ?? ''
      const complaint = shown[index]
      if (!complaint) throw new Error('Every row is shown')
      return {
        ...complaint,
        space: spaces.get(listingId)?.title ?? 'Storage space',
        host: party(people, row.host_id),
        renter: party(people, row.renter_id),
        askedIsSuspended: people.get(askedOf(row))?.isSuspended ?? false,
        left: poundsFromPence(left),
        leftPence: left,
      }
    }),
  )
}

function party(people: Map<string, Person>, id: string): ConsoleComplaint['host'] {
  return { _id: id, ...nameAndMailbox(people.get(id)) }
}
