import { splitIntoMonths } from '#bookings/rules/price/parts.ts'
import type { Quote } from '#bookings/rules/price/quote.ts'
import type { BookingRequest } from '#bookings/rules/request-wire.ts'
import { earliestEndOf } from '#bookings/rules/term/notice.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import type { PricedBooking } from '../pricing/price-booking.ts'

type Asked = Pick<
  BookingRequest,
  'moving' | 'packing' | 'startWithinCoolingOff' | 'rolling' | 'instalments'
> & {
  extendsId?: string
}

const untouched = {
  expires_at: null,
  reminded_at: null,
  approved_at: null,
  paid_at: null,
  cancelled_at: null,
  cancelled_by: null,
  reason: null,
  refund: null,
  refund_fee: null,
  start_notice_at: null,
  end_notice_at: null,
  collected_at: null,
  contested_at: null,
  notice_at: null,
  notice_by: null,
  notice_in_arrears: false,
  before_notice_at: null,
  before_notice_by: null,
  before_ends_at: null,
  arrears_at: null,
  extended_by: null,
  given_back: pence(0),
  paid_later: pence(0),
  disputed: false,
  bank_decided_at: null,
  lost_to_bank: pence(0),
  place: null,
} as const

export function newBooking(
  { now }: Context,
  renterId: string,
  request: Asked,
  { listing, term, pickup, quote, policy }: PricedBooking,
): BookingRow {
  return {
    ...untouched,
    id: newId(now),
    listing_id: listing.id,
    host_id: listing.hostId,
    renter_id: renterId,
    type: term.type,
    starts_at: term.period.start,
    ends_at: term.period.end,
    stage: 'pending',
    payment_status: null,
    unit_no: null,
    time: quote.time,
    unit_price: quote.unitPrice,
    subtotal: quote.subtotal,
    tax: quote.tax,
    total: quote.total,
    lines: [...quote.lines],
    moving: request.moving,
    packing: request.packing,
    pickup_address: pickup?.address ?? null,
    pickup_lat: pickup?.lat ?? null,
    pickup_lng: pickup?.lng ?? null,
    distance_km: pickup?.distanceKm ?? null,
    policy_version: policy.version,
    policy,
    consented_at: now,
    created_at: now,
    host_kind: listing.hostKind,
    start_asked_at: request.startWithinCoolingOff ? now : null,
    rolling: request.rolling ?? false,
    earliest_end: request.rolling ? earliestEndOf(term.nominal, listing.shortestRental) : null,
    instalments: request.instalments ?? false,
    first_amount: request.instalments ? firstAmount(quote) : null,
    extends_id: request.extendsId ?? null,
    later_rents: [],
  }
}

function firstAmount(quote: Quote): Pence {
  const [first] = splitIntoMonths(quote, quote.time)
  if (!first) throw new RangeError('A booking has a first month')
  return first.amount
}
