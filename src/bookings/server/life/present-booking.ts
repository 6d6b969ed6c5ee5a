import type { Person } from '#accounts/server/account/find-person.ts'
import { allowedActions, stageAt } from '#bookings/rules/life/allowed-actions.ts'
import { bookingLife } from '#bookings/rules/life/booking-life.ts'
import { approvalStatusOf, wasCancelledInside } from '#bookings/rules/life/booking-states.ts'
import type { BookingEvent, RentFacts } from '#bookings/rules/life/booking-words.ts'
import { mayExtend } from '#bookings/rules/life/may-extend.ts'
import { type Agreement, type CoolingOff, coolingOffOf } from '#bookings/rules/price/cooling-off.ts'
import {
  type LaterRent,
  laterRentMonths,
  noticeBefore,
  pendingRent,
  rentAt,
  rentNow,
} from '#bookings/rules/price/later-rent.ts'
import { type Part, splitIntoMonths } from '#bookings/rules/price/parts.ts'
import { earnings } from '#bookings/rules/price/quote.ts'
import { moneyBackUntil, type RefundFacts, refundUntil } from '#bookings/rules/price/refund.ts'
import { endOfMonths } from '#bookings/rules/term/end-of-months.ts'
import { type NoticeGiver, noticeEnd } from '#bookings/rules/term/notice.ts'
import { openEnd } from '#bookings/rules/term/open-end.ts'
import type { BookedListing, Booking, Counterpart, LaterPrice } from '#bookings/rules/wire.ts'
import { refusalFor } from '#foundation/rules/life.ts'
import { type Pence, pence, poundsFromPence } from '#foundation/rules/money.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { earlier, type Period } from '#foundation/rules/time/time.ts'
import {
  type Bookable,
  isShownTo,
  takesBookings,
} from '#listings/server/for-bookings/find-bookable.ts'
import { threadIdOf } from '#messages/server/for-bookings/add-line.ts'
import { presentEnd, presentLines } from '../pricing/present-quote.ts'
import type { BookingRow } from './bookings-table.ts'

export type Viewer = 'renter' | 'host' | 'operator'

export function periodOf({ starts_at: start, ends_at: end }: BookingRow): Period {
  return { start, end }
}

/** What is paid on the hosted page: the whole price, or its first month. */
export function firstPartOf(row: BookingRow): Part {
  const { total: amount, subtotal, tax, time, instalments } = row
  const [first] = instalments ? splitIntoMonths(row, time) : []
  return first ?? { amount, subtotal, tax }
}

/** What was paid minus what was refunded. */
export function leftOf({ total, first_amount, paid_later, given_back }: BookingRow): Pence {
  return pence((first_amount ?? total) + paid_later - given_back)
}

export function refundFactsOf(row: BookingRow, now: Date): RefundFacts {
  const { policy } = row
  const coolingOff = coolingOffOfBooking(row)
  const [period, paidFor] = [periodOf(row), firstPaidFor(row)]
  return { paid: leftOf(row), period, paidFor, now, policy, coolingOff }
}

/** What the first payment is for: the whole period, or its first month. */
export function firstPaidFor(row: BookingRow): Period {
  return row.rolling || row.instalments ? firstMonthOf(row) : periodOf(row)
}

function firstMonthOf({ starts_at: start }: BookingRow): Period {
  const first = inLondon(start).with({ day: 1 }).startOfDay().add({ months: 1 })
  return { start, end: new Date(first.epochMilliseconds) }
}

export function runningOf({ starts_at, earliest_end, arrears_at }: BookingRow) {
  return { earliestEnd: earliest_end ?? starts_at, inArrears: arrears_at !== null }
}

/** Notice never makes a booking longer than agreed. */
export function noticeEndOf(row: BookingRow, by: NoticeGiver, now: Date): Date {
  return earlier(noticeEnd(by, { ...runningOf(row), now }), row.ends_at)
}

/** Where a booking ends once its notice is taken back. */
export function endWithoutNotice({ rolling, starts_at, time }: BookingRow): Date {
  return rolling ? openEnd : endOfMonths(starts_at, time)
}

export function coolingOffOfBooking(row: BookingRow): CoolingOff | null {
  return coolingOffOf(agreementOf(row), row.policy)
}

type Agreed = Pick<BookingRow, 'host_kind' | 'approved_at' | 'start_asked_at'>

export function agreementOf(row: Agreed): Agreement {
  const { host_kind: hostKind, approved_at: agreedAt, start_asked_at: startAskedAt } = row
  return { hostKind, agreedAt, startAskedAt }
}

export function factsOfLife(row: BookingRow) {
  const { stage, expires_at: expiresAt, disputed } = row
  const { cancelMode } = row.policy
  return { stage, expiresAt, period: periodOf(row), disputed, cancelMode, rent: rentFacts(row) }
}

function rentFacts(row: BookingRow): RentFacts | null {
  if (!row.rolling && !row.instalments) return null
  const { policy } = row
  const agreed = { period: periodOf(row), policy, agreement: agreementOf(row) }
  return {
    ...runningOf(row),
    goesOn: row.rolling,
    moneyBackUntil: moneyBackUntil(agreed),
    noticeBy: row.notice_by,
    noticeInArrears: row.notice_in_arrears,
    laterRents: row.later_rents,
  }
}

/** Only notice ends it, and what was paid for the past is not given back. */
export function isPastRefund(row: BookingRow, now: Date): boolean {
  const rent = rentFacts(row)
  return rent?.goesOn === true && now > rent.moneyBackUntil
}

interface Parts {
  row: BookingRow
  listing: Bookable
  host: Person
  renter: Person
  viewer: Viewer
  now: Date
  competing?: string[]
}

/**
 * Only these fields leave the server. They depend on the reader and on the stage of the booking.
 */
export function presentBooking({
  row,
  listing,
  host,
  renter,
  viewer,
  now,
  competing,
}: Parts): Booking {
  const stage = stageAt(factsOfLife(row), now)
  const policy = row.policy
  const coolingOff = coolingOffOfBooking(row)
  const isInside = row.paid_at !== null && wasCancelledInside(row.cancelled_at, row.starts_at)
  const meets = stage === 'paid' || isInside
  const known = stage === 'approved' || meets || viewer === 'operator'
  return {
    _id: row.id,
    storageListing: row.listing_id,
    user: row.renter_id,
    startDate: row.starts_at.toISOString(),
    endDate: presentEnd(row.ends_at),
    rolling: row.rolling,
    instalments: row.instalments,
    rent: presentRent(row, viewer, now),
    approvalStatus: approvalStatusOf(stage),
    paymentStatus: row.payment_status,
    type: row.type,
    time: row.time,
    unitPrice: poundsFromPence(row.unit_price),
    price: poundsFromPence(row.total),
    pricePence: row.total,
    lines: presentLines(row.lines),
    moving: row.moving,
    packing: row.packing,
    pickupAddress: viewer === 'host' && !known ? null : row.pickup_address,
    distanceKm: row.distance_km,
    createdAt: row.created_at.toISOString(),
    approvedAt: row.approved_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    refundUntil: refundUntil(periodOf(row), policy).toISOString(),
    coolingOff: coolingOff && { ...coolingOff, until: coolingOff.until.toISOString() },
    payWindowHours: policy.payWindowHours,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
    reason: row.reason,
    refund: presentRefund(row),
    allowed: allowedActions(
      { ...factsOfLife(row), isHostSuspended: host.isSuspended },
      viewer,
      now,
    ),
    threadId: threadIdOf({ listingId: row.listing_id, renterId: row.renter_id }),
    extendsBooking: row.extends_id,
    extendedBy: row.extended_by,
    mayExtend: viewer === 'renter' && isExtendable(row, listing, now),
    listing: presentListing(listing, viewer, meets),
    partner: presentPerson(host, known || viewer === 'host'),
    renter: presentPerson(renter, known || viewer === 'renter'),
    ...(viewer === 'renter' ? {} : { earnings: presentEarnings(row) }),
    ...(competing ? { competing } : {}),
  }
}

function isExtendable(row: BookingRow, listing: Bookable, now: Date): boolean {
  return takesBookings(listing) && mayExtend({ ...row, period: periodOf(row) }, now)
}

function monthlyOf(row: BookingRow, now: Date) {
  const { rolling, later_rents: laterRents } = row
  const monthly = rolling
    ? rentNow({ ...row, laterRents, period: periodOf(row) }, now).total
    : (splitIntoMonths(row, row.time)[1]?.amount ?? row.total)
  return { monthly: poundsFromPence(monthly), monthlyPence: monthly }
}

function presentRent(row: BookingRow, viewer: Viewer, now: Date): Booking['rent'] {
  const { earliest_end, ends_at, notice_at, notice_by } = row
  const earliestEnd = earliest_end ?? ends_at
  if (!row.rolling && !row.instalments) return null
  const facts = { ...factsOfLife(row), now, by: viewer }
  const may = (event: BookingEvent) =>
    refusalFor(bookingLife, { from: row.stage, event, by: viewer }, facts) === undefined
  const pending = pendingRent(row.later_rents, now)
  const endsAt = may('giveNotice') ? noticeEndOf(row, viewer, now) : null
  return {
    ...monthlyOf(row, now),
    earliestEnd: earliestEnd.toISOString(),
    notice:
      notice_at && notice_by
        ? { givenAt: notice_at.toISOString(), by: notice_by, endsAt: row.ends_at.toISOString() }
        : null,
    noticeEndsAt: endsAt?.toISOString() ?? null,
    mayTakeBack: may('takeBackNotice'),
    arrearsSince: row.arrears_at?.toISOString() ?? null,
    laterPrice: pending ? presentLaterPrice(row, pending, now) : null,
    laterPriceMonths: may('tellLaterPrice') ? laterRentMonths(now, earliestEnd) : null,
    mayTakePriceBack: may('takeBackLaterPrice'),
  }
}

export function presentLaterPrice(
  { policy }: BookingRow,
  { from, rate }: LaterRent,
  now: Date,
): LaterPrice {
  const { total } = rentAt(rate, policy)
  const before = noticeBefore(from)
  return {
    from,
    monthlyRate: poundsFromPence(rate),
    monthly: poundsFromPence(total),
    monthlyPence: total,
    noticeBefore: before.toISOString(),
    mayStillLeave: now < before,
  }
}

export function presentRefund({ refund, refund_fee: fee }: BookingRow): Booking['refund'] {
  if (refund === null || fee === null) return null
  return {
    amount: poundsFromPence(refund),
    amountPence: refund,
    fee: poundsFromPence(fee),
    feePence: fee,
  }
}

function presentEarnings(row: BookingRow): NonNullable<Booking['earnings']> {
  const { gross, commission, net } = earnings(row.subtotal, row.policy)
  return {
    gross: poundsFromPence(gross),
    grossPence: gross,
    commission: poundsFromPence(commission),
    commissionPence: commission,
    net: poundsFromPence(net),
    netPence: net,
  }
}

function presentPerson(person: Person, isKnown: boolean): Counterpart {
  return {
    _id: person._id,
    firstName: person.firstName,
    lastName: isKnown ? person.lastName : null,
    email: isKnown ? person.email : null,
    phone: isKnown ? person.phone : null,
    profilePicture: person.profilePicture,
  }
}

/**
 * A renter sees the exact address and the access details once the booking is paid. Once it is
 * cancelled only if their things may still be inside.
 */
function presentListing(listing: Bookable, viewer: Viewer, meets: boolean): BookedListing {
  const isExact = viewer !== 'renter' || meets
  const isShown = isShownTo(viewer, listing)
  return {
    _id: listing.id,
    storageTitle: listing.title,
    address: isExact ? listing.address : listing.publicAddress,
    isExact,
    coordinates: isExact ? listing.coordinates : listing.publicPoint,
    isShown,
    media: isShown ? listing.media : [],
    mediaItems: isShown ? listing.mediaItems : [],
    storageType: listing.storageType,
    storageSize: listing.storageSize === null ? null : { name: listing.storageSize },
    storageAccessPeriod: listing.storageAccessPeriod,
    storageAccessType: listing.storageAccessType,
    packingPermit: listing.packingPermit,
    packingInstruction: isExact ? listing.packingInstruction : null,
  }
}
