import { findPeople } from '#accounts/server/account/find-person.ts'
import {
  findBookedSpaces,
  findBookingsMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { pence } from '#foundation/rules/money.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { csvOf } from '#payments/rules/csv.ts'
import { isSharing } from '#payments/rules/ledger.ts'
import type { CsvFile } from '#payments/rules/payout-wire.ts'
import { sharesByBooking } from '../ledger/ledger-table.ts'
import { sellerDetailsOf } from '../payees/seller-details.ts'
import { pounds, yearOf } from './read-earnings.ts'

const headings = [
  'Partner id',
  'Kind',
  'Legal name',
  'Address',
  'Postcode',
  'Date of birth',
  'Company number',
  'Tax number',
  'VAT number',
  'Email',
  'Listing',
  'Listing address',
  'Days let',
  'Quarter',
  'Bookings',
  'Consideration (GBP)',
  'Commission (GBP)',
  'Tax collected (GBP)',
]

interface Row {
  hostId: string
  listingId: string
  quarter: string
  bookingIds: Set<string>
  days: number
  net: number
  commission: number
  tax: number
}

/**
 * The yearly report to HMRC. For each host, listing and quarter: what was paid for the space and
 * what was kept of it, from the ledger.
 */
export async function readTaxReport(ctx: Context, year: number): Promise<CsvFile> {
  const shares = await sharesByBooking(ctx.db, yearOf(year))
  const earning = shares.filter(({ kind }) => isSharing(kind))
  const ids = [...new Set(earning.map(one => one.booking_id))]
  const bookings = await findBookingsMoney(ctx.db, ids, ctx.now)
  const rows = new Map<string, Row>()
  for (const { booking_id, month, account, pence: amount } of earning) {
    const booking = bookings.get(booking_id)
    if (!booking) continue
    const quarter = `${year} Q${Math.ceil(Number(month.slice(5)) / 3)}`
    const key = `${booking.hostId} ${booking.listingId} ${quarter}`
    const row = rows.get(key) ?? emptyRow(booking.hostId, booking.listingId, quarter)
    rows.set(key, row)
    if (!row.bookingIds.has(booking_id) && booking.stage === 'paid') {
      const { start, end } = booking.period
      row.days += Math.ceil((end.getTime() - start.getTime()) / dayMs)
    }
    row.bookingIds.add(booking_id)
    if (account === 'commission') row.commission -= amount
    else if (account === 'tax') row.tax -= amount
    else row.net -= amount
  }
  await recordAudit(ctx.db, ctx, {
    action: 'money.tax-report-read',
    subject: { type: 'report', id: String(year) },
  })
  const lines = await linesOf(ctx, [...rows.values()])
  return { fileName: `holdall-hmrc-${year}.csv`, csv: csvOf([headings, ...lines]) }
}

function emptyRow(hostId: string, listingId: string, quarter: string): Row {
  const nothing = { days: 0, net: 0, commission: 0, tax: 0 }
  return { hostId, listingId, quarter, bookingIds: new Set(), ...nothing }
}

async function linesOf(ctx: Context, rows: readonly Row[]): Promise<(string | number)[][]> {
  const people = await findPeople(ctx.db, [...new Set(rows.map(row => row.hostId))])
  const spaces = await findBookedSpaces(
    ctx.db,
    rows.map(row => row.listingId),
  )
  const lines: (string | number)[][] = []
  for (const row of rows) {
    const details = await sellerDetailsOf(ctx.db, ctx, row.hostId)
    const person = people.get(row.hostId)
    const space = spaces.get(row.listingId)
    lines.push([
      row.hostId,
      details?.kind ?? 'not given',
      details?.legalName ?? `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
      details?.address ?? '',
      details?.postcode ?? '',
      details?.dateOfBirth ?? '',
      details?.companyNumber ?? '',
      details?.taxNumber ?? '',
      details?.vatNumber ?? '',
      person?.email ?? '',
      space?.title ?? row.listingId,
      space?.address ?? '',
      row.days,
      row.quarter,
      row.bookingIds.size,
      pounds(pence(row.net + row.commission)),
      pounds(pence(row.commission)),
      pounds(pence(row.tax)),
    ])
  }
  return lines
}
