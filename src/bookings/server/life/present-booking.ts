import { firstNameOf, type Person } from '#accounts/server/account/find-person.ts'
import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import { allowedActions, stageAt } from '#bookings/rules/life/allowed-actions.ts'
import { bookingLife } from '#bookings/rules/life/booking-life.ts'
import { approvalStatusOf } from '#bookings/rules/life/booking-states.ts'
import type { BookingEvent } from '#bookings/rules/life/booking-words.ts'
import { mayExtend } from '#bookings/rules/life/may-extend.ts'
import {
  type LaterRent,
  laterRentMonths,
  noticeBefore,
  pendingRent,
  rentAt,
  rentNow,
} from '#bookings/rules/price/later-rent.ts'
import { splitIntoMonths } from '#bookings/rules/price/parts.ts'
import { earnings } from '#bookings/rules/price/quote.ts'
import { refundUntil } from '#bookings/rules/price/refund.ts'
import type { BookedListing, Booking, Counterpart, LaterPrice } from '#bookings/rules/wire.ts'
import { refusalFor } from '#foundation/rules/life.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { presentEnd } from '#foundation/rules/time/open-end.ts'
import { after } from '#foundation/rules/time/time.ts'
import {
  type Bookable,
  isShownTo,
  takesBookings,
} from '#listings/server/for-bookings/find-bookable.ts'
import { threadIdOf } from '#messages/server/for-bookings/add-line.ts'
import { presentLines } from '../pricing/present-quote.ts'
import type { BookingRow } from './bookings-table.ts'
import {
  coolingOffOfBooking,
  factsOfLife,
  firstPaidFor,
  isCancelledInside,
  noticeEndOf,
  periodOf,
} from './facts-of-booking.ts'

export type Viewer = 'renter' | 'host' | 'operator'

interface Parts {
  row: BookingRow
  listing: Bookable
  host: Person
  renter: Person
  viewer: Viewer
  now: Date
  /** Only where one booking is read. */
  more?: MoreOfOne | undefined
}

export type MoreOfOne = Pick<Booking, 'competing' | 'taken' | 'onHold'>

/**
 * Only these fields leave the server. They depend on the reader and on the stage of the booking.
 */
export function presentBooking(parts: Parts): Booking {
  const { row, listing, host, renter, viewer, now, more } = parts
  const stage = stageAt(factsOfLife(row), now)
  const coolingOff = coolingOffOfBooking(row)
  const meets = stage === 'paid' || isCancelledInside(row)
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
    refundUntil: refundUntil(periodOf(row), row.policy).toISOString(),
    coolingOff: coolingOff && { ...coolingOff, until: coolingOff.until.toISOString() },
    payWindowHours: row.policy.payWindowHours,
    payableUntil: firstPaidFor(row).end.toISOString(),
    collectedAt: row.collected_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
    reason: row.reason,
    refund: presentRefund(row),
    inDispute: row.contested_at !== null,
    allowed: allowedActions(
      { ...factsOfLife(row), isHostSuspended: host.isSuspended },
      viewer,
      now,
    ),
    threadId: threadIdOf({ listingId: row.listing_id, renterId: row.renter_id }),
    extendsBooking: row.extends_id,
    extendedBy: row.extended_by,
    mayExtend: viewer === 'renter' && isExtendable(row, listing, now),
    listing: presentListing(atItsPlace(listing, row), {
      isShown: isShownTo(viewer, listing),
      isExact: viewer !== 'renter' || meets,
      isNoteRead: viewer !== 'renter' || (meets && readsNotes(row, listing, now)),
    }),
    partner: presentPerson(host, known || viewer === 'host'),
    renter: presentPerson(renter, known || viewer === 'renter'),
    ...(viewer === 'renter' ? {} : { earnings: presentEarnings(row) }),
    ...more,
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
  const { earliest_end, ends_at } = row
  const earliestEnd = earliest_end ?? ends_at
  if (!row.rolling && !row.instalments) return null
  const facts = { ...factsOfLife(row), now }
  const may = (event: BookingEvent, by = viewer) =>
    refusalFor(bookingLife, { from: row.stage, event, by }, { ...facts, by }) === undefined
  const pending = pendingRent(row.later_rents, now)
  const endsAt = may('giveNotice') ? noticeEndOf(row, viewer, now) : null
  return {
    ...monthlyOf(row, now),
    earliestEnd: earliestEnd.toISOString(),
    notice: presentNotice(row, now),
    noticeEndsAt: endsAt?.toISOString() ?? null,
    mayTakeBack: may('takeBackNotice'),
    arrearsSince: row.arrears_at?.toISOString() ?? null,
    mayEndInArrears: row.arrears_at !== null && may('giveNotice', 'host'),
    laterPrice: pending ? presentLaterPrice(row, pending, now) : null,
    laterPriceMonths: may('tellLaterPrice') ? laterRentMonths(now, earliestEnd) : null,
    mayTakePriceBack: may('takeBackLaterPrice'),
  }
}

function presentNotice(row: BookingRow, now: Date): NonNullable<Booking['rent']>['notice'] {
  const { notice_at, notice_by, notice_in_arrears, before_notice_by, before_ends_at } = row
  if (!notice_at || !notice_by) return null
  const mayFall = notice_in_arrears && row.stage === 'paid' && row.ends_at > now
  const isBefore = mayFall && before_notice_by !== null && before_ends_at !== null
  return {
    givenAt: notice_at.toISOString(),
    by: notice_by,
    endsAt: row.ends_at.toISOString(),
    before: isBefore ? { by: before_notice_by, endsAt: before_ends_at.toISOString() } : null,
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

/** Whoever has left has no mailbox, only words that hold its place in the table. */
function presentPerson(person: Person, isKnown: boolean): Counterpart {
  return {
    _id: person._id,
    firstName: firstNameOf(person),
    lastName: isKnown && !person.isDeleted ? person.lastName : null,
    email: isKnown && !person.isDeleted ? person.email : null,
    phone: isKnown ? person.phone : null,
    profilePicture: person.profilePicture,
  }
}

/** A listing may stand somewhere else since. */
function atItsPlace(listing: Bookable, { place }: BookingRow): Bookable {
  if (place === null) return listing
  const { address, lat, lng } = place
  const coordinates = lat === null || lng === null ? null : { lat, lng }
  return { ...listing, address, coordinates }
}

/**
 * A code opens the door also for whoever rents next, so it is not shown for ever, and one that was
 * set for them is not shown at all.
 */
function readsNotes(
  { cancelled_at, ends_at }: BookingRow,
  { accessNotesAt }: Bookable,
  now: Date,
): boolean {
  const end = cancelled_at ?? ends_at
  const isForNext = accessNotesAt !== null && accessNotesAt >= end
  return after(end, daysToCollect * dayMs) > now && !isForNext
}

/**
 * What the reader sees of the space: a renter the exact address and the access details once the
 * booking is paid, and once it is cancelled only if their things may still be inside.
 */
interface Sight {
  isShown: boolean
  isExact: boolean
  isNoteRead: boolean
}

function presentListing(listing: Bookable, { isShown, isExact, isNoteRead }: Sight): BookedListing {
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
    accessNotes: isNoteRead ? listing.accessNotes : null,
  }
}
