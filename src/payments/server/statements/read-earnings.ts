import { requirePerson } from '#accounts/server/account/require-person.ts'
import { findBookingsMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { csvOf } from '#foundation/rules/csv.ts'
import type { CsvFile } from '#foundation/rules/csv-file.ts'
import { type Pence, pence, poundsFromPence, sumPence } from '#foundation/rules/money.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import type { Context } from '#foundation/server/context.ts'
import { isSharing, type PartnerEntryKind } from '#payments/rules/ledger.ts'
import type { Earnings } from '#payments/rules/payout-wire.ts'
import { dayOf, monthAt, next } from '#rent/rules/schedule/months.ts'
import {
  earliestEntryOf,
  linesOfPartner,
  type PartnerLine,
  sharesByBooking,
} from '../ledger/ledger-table.ts'
import { titlesOf } from './read-payouts.ts'

/** Summed from the ledger, so they agree with what is paid out. */
export async function readEarnings(ctx: Context, wished: number | undefined): Promise<Earnings> {
  const { id } = requirePerson(ctx)
  const year = wished ?? inLondon(ctx.now).year
  const lines = await linesOfYear(ctx, id, year)
  const shares = await sharesByBooking(ctx.db, { ...yearOf(year), bookingIds: unique(lines) })
  const commissions = shares.filter(
    ({ account, kind }) => account === 'commission' && isSharing(kind),
  )
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = next(`${year}-01`, index)
    const ofMonth = lines.filter(({ at }) => monthAt(at) === month)
    const earning = ofMonth.filter(({ kind }) => isSharing(kind))
    const sent = ofMonth.filter(({ kind }) => kind === 'payout' || kind === 'reversal')
    const net = pence(0 - sumPence(earning.map(line => line.pence)))
    const ours = commissions.filter(share => share.month === month)
    const commission = pence(0 - sumPence(ours.map(share => share.pence)))
    const earned = pence(net + commission)
    const paidOut = sumPence(sent.map(line => line.pence))
    return {
      month,
      earned: poundsFromPence(earned),
      earnedPence: earned,
      commission: poundsFromPence(commission),
      commissionPence: commission,
      paidOut: poundsFromPence(paidOut),
      paidOutPence: paidOut,
    }
  })
  return { year, years: await yearsOf(ctx, id, year), months }
}

/** All lines of the host's account and of their debt in a year. */
export async function readEarningsCsv(ctx: Context, wished: number | undefined): Promise<CsvFile> {
  const { id } = requirePerson(ctx)
  const year = wished ?? inLondon(ctx.now).year
  const lines = await linesOfYear(ctx, id, year)
  const bookings = await findBookingsMoney(ctx.db, unique(lines), ctx.now)
  const titles = await titlesOf(ctx, [...bookings.values()])
  const rows = lines.map(line => [
    line.at.toISOString(),
    wordsFor(line),
    titles.get(line.booking_id) ?? '',
    line.booking_id,
    pounds(pence(0 - line.pence)),
  ])
  const heads = ['When', 'What', 'Space', 'Booking', 'Amount (GBP)']
  return { fileName: `holdall-earnings-${year}.csv`, csv: csvOf([heads, ...rows]) }
}

const kindWords: Record<PartnerEntryKind, string> = {
  payment: 'Your share of a payment',
  cancellation: 'Given back to the renter',
  payout: 'Paid out to you',
  payout_by_hand: 'Paid to you by hand',
  reversal: 'Payout taken back',
  dispute_lost: 'Bank dispute decided for the renter',
}

/** A payout that was partly kept for a debt has two rows. Together they are what was sent. */
function wordsFor({ account, kind }: PartnerLine): string {
  if (!account.startsWith('debt:')) return kindWords[kind]
  return kind === 'reversal' ? 'Could not be taken back: you owe it' : 'Kept for what you owed'
}

export function pounds(amount: Pence): string {
  return poundsFromPence(amount).toFixed(2)
}

export function yearOf(year: number): { from: Date; until: Date } {
  return { from: dayOf(`${year}-01`, 1), until: dayOf(`${year + 1}-01`, 1) }
}

function linesOfYear(ctx: Context, hostId: string, year: number): Promise<PartnerLine[]> {
  return linesOfPartner(ctx.db, { hostId, ...yearOf(year) })
}

async function yearsOf(ctx: Context, hostId: string, wished: number): Promise<number[]> {
  const earliest = await earliestEntryOf(ctx.db, `host:${hostId}`)
  const now = inLondon(ctx.now).year
  const first = Math.min(wished, earliest ? inLondon(earliest).year : now)
  const last = Math.max(wished, now)
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

function unique(lines: readonly PartnerLine[]): string[] {
  return [...new Set(lines.map(line => line.booking_id))]
}
