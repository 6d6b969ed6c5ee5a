import type { ErrorTable } from './error-table.ts'

export const bookingErrors = {
  listing_not_bookable: { status: 409, words: 'This space cannot be booked at the moment.' },
  host_suspended: {
    status: 409,
    words: 'This partner cannot take bookings at the moment.',
  },
  renter_in_arrears: {
    status: 409,
    words: 'Rent of a booking of yours is not paid. Please pay it first.',
  },
  booking_own_listing: { status: 422, words: 'This space is your own.' },
  booking_clash: { status: 409, words: 'Somebody has that time already. Please try another.' },
  space_taken: {
    status: 409,
    words: 'This space is taken for that time by another booking. This request can only be denied.',
  },
  booking_repeated: {
    status: 409,
    words: 'You have just asked for this. For another unit at that time, ask again in a minute.',
  },
  booking_unavailable: {
    status: 409,
    words: 'The partner has closed the space for part of that time.',
  },
  price_changed: {
    status: 409,
    words: 'The price has changed since you looked. Please check it and book again.',
  },
  terms_changed: {
    status: 409,
    words: 'Our terms have changed since you looked. Please check the price and book again.',
  },
  booking_changed: {
    status: 409,
    words: 'This booking has changed since you opened it. Please look at it again.',
  },
  booking_not_open: { status: 409, words: 'This booking can no longer be answered that way.' },
  answer_link_over: {
    status: 409,
    words: 'This link does not work any more. Please look at the request itself.',
  },
  booking_not_payable: { status: 409, words: 'This booking cannot be paid for at the moment.' },
  booking_not_cancellable: { status: 409, words: 'This booking can no longer be cancelled.' },
  refund_changed: {
    status: 409,
    words: 'What you would get back has changed since you looked. Please look at it again.',
  },
  notice_changed: {
    status: 409,
    words: 'The last day has changed since you looked. Please look at it again.',
  },
  booking_disputed: {
    status: 409,
    words: 'The payment for this booking is disputed. Nothing can change until that is decided.',
  },
  booking_needs_notice: {
    status: 409,
    words: 'This booking goes on month by month. It ends by notice.',
  },
  booking_rolls_on: {
    status: 409,
    words: 'This booking goes on by itself until notice is given, so there is nothing to extend.',
  },
  booking_not_extendable: {
    status: 409,
    words:
      'Only a booking by the month that is paid, and neither over nor under notice, is extended.',
  },
  booking_extended_already: {
    status: 409,
    words: 'This booking is extended already. You can extend the later one once it is paid.',
  },
} as const satisfies ErrorTable
