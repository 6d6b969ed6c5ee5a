import { findPeople, nameAndMailbox } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { moneyBackUntil } from '#bookings/rules/price/refund.ts'
import {
  type BookingMoney,
  findBookedSpaces,
  findBookingsMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { csvOf } from '#foundation/rules/csv.ts'
import type { CsvFile } from '#foundation/rules/csv-file.ts'
import { pence } from '#foundation/rules/money.ts'
import { inLondon, londonDay } from '#foundation/rules/time/london-time.ts'
import { earlier, type Period } from '#foundation/rules/time/time.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { isSharing } from '#payments/rules/ledger.ts'
import type { KnownSellerDetails, SellerDetails } from '#payments/rules/payout-wire.ts'
import { type MonthName, monthAt } from '#rent/rules/schedule/months.ts'
import { recordedPaymentsBetween } from '../attempts/payments-table.ts'
import { linesOfPartner, sharesByBooking } from '../ledger/ledger-table.ts'
import { readOwnSellerDetails, sellerDetailsOf } from '../payees/seller-details.ts'
import { periodPaidFor } from './period-paid-for.ts'
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
  /** Where it was, if its listing stands somewhere else since. */
  address: string | null
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
  const rows = await rowsOf(ctx, yearOf(year))
  await recordAudit(ctx.db, ctx, {
    action: 'money.tax-report-read',
    subject: { type: 'report', id: String(year) },
  })
  return fileOf(year, await linesOf(ctx, rows, id => sellerDetailsOf(ctx.db, ctx, id)))
}

/** The same rows for the partner whom they are about, with numbers masked as on the screen. */
export async function readOwnTaxReport(ctx: Context, wished: number | undefined): Promise<CsvFile> {
  const { id } = requirePerson(ctx)
  const year = wished ?? inLondon(ctx.now).year
  const span = yearOf(year)
  const lines = await linesOfPartner(ctx.db, { hostId: id, ...span })
  const bookingIds = [...new Set(lines.map(line => line.booking_id))]
  const rows = await rowsOf(ctx, { ...span, bookingIds })
  return fileOf(year, await linesOf(ctx, rows, () => readOwnSellerDetails(ctx)))
}

async function rowsOf(
  ctx: Context,
  about: { from: Date; until: Date; bookingIds?: readonly string[] },
): Promise<Row[]> {
  const shares = await sharesByBooking(ctx.db, about)
  const earning = shares.filter(({ kind }) => isSharing(kind))
  const ids = [...new Set(earning.map(one => one.booking_id))]
  const bookings = await findBookingsMoney(ctx.db, ids, ctx.now)
  const rows = new Map<string, Row>()
  for (const { booking_id, month, account, pence: amount } of earning) {
    const booking = bookings.get(booking_id)
    if (!booking) continue
    const row = rowOf(rows, booking, month)
    row.bookingIds.add(booking_id)
    if (account === 'commission') row.commission -= amount
    else if (account === 'tax') row.tax -= amount
    else row.net -= amount
  }
  for (const payment of await recordedPaymentsBetween(ctx.db, about)) {
    const booking = bookings.get(payment.booking_id)
    const until = booking && letUntil(booking)
    if (!until) continue
    const { start, end } = periodPaidFor(booking, payment)
    const row = rowOf(rows, booking, monthAt(payment.paid_at))
    row.days += daysOf({ start, end: earlier(end, until) })
  }
  return [...rows.values()]
}

function fileOf(year: number, lines: readonly (string | number)[][]): CsvFile {
  return { fileName: `holdall-hmrc-${year}.csv`, csv: csvOf([headings, ...lines]) }
}

function rowOf(rows: Map<string, Row>, booking: BookingMoney, month: MonthName): Row {
  const { hostId, listingId } = booking
  const address = booking.place?.address ?? null
  const [year, ofYear] = month.split('-')
  const quarter = `${year} Q${Math.ceil(Number(ofYear) / 3)}`
  const nothing = { days: 0, net: 0, commission: 0, tax: 0 }
  const key = `${hostId} ${listingId} ${quarter} ${address}`
  const row = rows.get(key) ?? {
    hostId,
    listingId,
    address,
    quarter,
    bookingIds: new Set(),
    ...nothing,
  }
  rows.set(key, row)
  return row
}

/** Undefined for a booking that gave all its money back. */
function letUntil(booking: BookingMoney): Date | undefined {
  const { stage, period, cancelledAt } = booking
  if (stage === 'paid') return period.end
  const isEnded = cancelledAt !== null && wasPaidFor(booking, cancelledAt)
  return isEnded ? londonDay(inLondon(cancelledAt).toPlainDate()).end : undefined
}

/** What has no end may be ended by us after months, and gives back only days that had not begun. */
function wasPaidFor(booking: BookingMoney, cancelledAt: Date): boolean {
  const { rolling, refund, refundFee, left } = booking
  if (rolling) return cancelledAt > moneyBackUntil(booking)
  return (refund ?? 0) + (refundFee ?? 0) < left
}

/** Days in London, of which one a year has 25 hours. A day that has begun counts whole. */
function daysOf({ start, end }: Period): number {
  const from = inLondon(start)
  const length = from.until(inLondon(end), { largestUnit: 'days' })
  return Math.max(0, Math.ceil(length.total({ unit: 'days', relativeTo: from })))
}

async function linesOf(
  ctx: Context,
  rows: readonly Row[],
  detailsOf: (hostId: string) => Promise<SellerDetails | KnownSellerDetails | null | undefined>,
): Promise<(string | number)[][]> {
  const people = await findPeople(ctx.db, [...new Set(rows.map(row => row.hostId))])
  const spaces = await findBookedSpaces(
    ctx.db,
    rows.map(row => row.listingId),
  )
  const lines: (string | number)[][] = []
  for (const row of rows) {
    const details = await detailsOf(row.hostId)
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
      nameAndMailbox(person).email,
      space?.title ?? row.listingId,
      row.address ?? space?.address ?? '',
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
