import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import type { BookingStage, PaymentStatus } from '#bookings/rules/life/booking-states.ts'
import type { Agreement } from '#bookings/rules/price/cooling-off.ts'
import type { LaterRent } from '#bookings/rules/price/later-rent.ts'
import type { Part } from '#bookings/rules/price/parts.ts'
import type { QuoteLine } from '#bookings/rules/price/quote.ts'
import type { NoticeGiver } from '#bookings/rules/term/notice.ts'
import type { BookingType } from '#bookings/rules/term/term.ts'
import type { Pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import type { BookedPlace } from '#listings/rules/place/booked-place.ts'
import { findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import { agreementOf, firstPartOf, isWithBank, leftOf } from '../life/facts-of-booking.ts'
import {
  type BookingMoneyRow,
  bookingMoneyRow,
  bookingMoneyRows,
  lockBookingRow,
} from './booking-money-table.ts'

export interface BookingMoney {
  id: string
  listingId: string
  hostId: string
  renterId: string
  /** A deadline that has passed counts, even before the job has run. */
  stage: BookingStage
  paymentStatus: PaymentStatus
  period: Period
  type: BookingType
  time: number
  total: Pence
  subtotal: Pence
  tax: Pence
  lines: readonly QuoteLine[]
  laterRents: readonly LaterRent[]
  policy: Policy
  expiresAt: Date | null
  paidAt: Date | null
  cancelledAt: Date | null
  cancelledBy: 'renter' | 'host' | 'operator' | null
  refund: Pence | null
  refundFee: Pence | null
  /** Of what was paid, before a cancellation gives back any of it. */
  left: Pence
  isSettled: boolean
  /** The renter's bank has not decided yet. */
  disputed: boolean
  /** When both sides agreed, which decides about cooling-off days. */
  agreement: Agreement
  /** True for a booking without an end. */
  rolling: boolean
  /** True for a fixed term that is paid month by month. */
  instalments: boolean
  /** True for both kinds: later months are collected one by one. */
  byMonth: boolean
  /** What is paid on the hosted page once the booking is approved. */
  first: Part
  noticeBy: NoticeGiver | null
  noticeInArrears: boolean
  arrearsAt: Date | null
  createdAt: Date
  /** The booking from which it goes on. */
  extendsId: string | null
  /** Where it was, once its listing stands somewhere else. */
  place: BookedPlace | null
}

/** With 'while deciding' the booking is locked until the transaction ends. */
export async function findBookingMoney(
  db: Db,
  id: string,
  now: Date,
  lock?: 'while deciding',
): Promise<BookingMoney | undefined> {
  const row = await (lock ? lockBookingRow(db, id) : bookingMoneyRow(db, id))
  return row && bookingMoney(row, now)
}

export async function findBookingsMoney(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, BookingMoney>> {
  const rows = ids.length > 0 ? await bookingMoneyRows(db, ids) : []
  return new Map(rows.map(row => [row.id, bookingMoney(row, now)]))
}

export interface BookedSpace {
  title: string
  address: string
  publicAddress: string
}

/** Space titles, by the id of the listing. */
export async function findBookedSpaces(
  db: Db,
  listingIds: readonly string[],
): Promise<Map<string, BookedSpace>> {
  const spaces = await findBookables(db, [...new Set(listingIds)])
  return new Map(
    [...spaces].map(([id, { title, address, publicAddress }]) => [
      id,
      { title, address, publicAddress },
    ]),
  )
}

/**
 * One space. Lookups for many bookings at once are gathered into one query, even if they share a
 * space.
 */
export const findBookedSpace = batched(async (db, listingIds: readonly string[]) => {
  const spaces = await findBookedSpaces(db, listingIds)
  return listingIds.map(id => spaces.get(id))
})

export function bookingMoney(row: BookingMoneyRow, now: Date): BookingMoney {
  return {
    id: row.id,
    listingId: row.listing_id,
    hostId: row.host_id,
    renterId: row.renter_id,
    stage: stageAt({ stage: row.stage, expiresAt: row.expires_at }, now),
    paymentStatus: row.payment_status,
    period: { start: row.starts_at, end: row.ends_at },
    type: row.type,
    time: row.time,
    total: row.total,
    subtotal: row.subtotal,
    tax: row.tax,
    lines: row.lines,
    laterRents: row.later_rents,
    policy: row.policy,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    cancelledAt: row.cancelled_at,
    cancelledBy: row.cancelled_by,
    refund: row.refund,
    refundFee: row.refund_fee,
    left: leftOf(row),
    isSettled: row.settled_at !== null,
    disputed: isWithBank(row),
    agreement: agreementOf(row),
    rolling: row.rolling,
    instalments: row.instalments,
    byMonth: row.rolling || row.instalments,
    first: firstPartOf(row),
    noticeBy: row.notice_by,
    noticeInArrears: row.notice_in_arrears,
    arrearsAt: row.arrears_at,
    createdAt: row.created_at,
    extendsId: row.extends_id,
    place: row.place,
  }
}
