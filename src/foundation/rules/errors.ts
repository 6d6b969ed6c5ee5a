/** Every error that a caller can get: its code in the API, HTTP status and words for a person. */
export const errors = {
  malformed: { status: 400, words: 'We could not read that request.' },
  idempotency_key_malformed: { status: 400, words: 'That Idempotency-Key is not usable.' },
  code_refused: {
    status: 400,
    words: 'That code is not right or no longer works. Please check it, or ask for a new one.',
  },
  reset_link_refused: {
    status: 400,
    words: 'That link is not right or no longer works. Please ask for a new one.',
  },
  unauthenticated: { status: 401, words: 'Please log in to continue.' },
  login_refused: { status: 401, words: 'The email or password is not right.' },
  second_step_refused: {
    status: 401,
    words: 'That code is not right or no longer works. Please start again.',
  },
  key_refused: {
    status: 401,
    words: 'This API key does not work: it is mistyped, was revoked, or its owner is gone.',
  },
  key_scope_missing: {
    status: 403,
    words: 'This API key may not do that. Its owner can make one with the scope it lacks.',
  },
  key_not_for_this: {
    status: 403,
    words: 'No API key may do that: it is for people who are logged in.',
  },
  forbidden: { status: 403, words: 'Your account cannot do that.' },
  cross_site: { status: 403, words: 'That request came from another site.' },
  EMAIL_NOT_VERIFIED: { status: 403, words: 'Please verify your email address first.' },
  account_suspended: { status: 403, words: 'Your account is suspended.' },
  reauth_required: { status: 403, words: 'Please enter your password again to do that.' },
  wrong_password: { status: 403, words: 'That password is not right.' },
  not_found: { status: 404, words: 'We could not find that.' },
  method_not_allowed: { status: 405, words: 'That method is not allowed here.' },
  timed_out: { status: 408, words: 'That took too long. Please try again.' },
  conflict: { status: 409, words: 'Somebody changed this at the same time. Please try again.' },
  listing_changed: {
    status: 409,
    words: 'This listing was changed elsewhere in the meantime. Load it again to see the latest.',
  },
  listing_has_bookings: { status: 409, words: 'Bookings stand in the way of that.' },
  listing_not_bookable: { status: 409, words: 'This space cannot be booked at the moment.' },
  host_suspended: {
    status: 409,
    words: 'This partner cannot take bookings at the moment.',
  },
  complaint_not_possible: {
    status: 409,
    words: 'A dispute can be opened from the start of a paid booking until 14 days after its end.',
  },
  thread_closed: {
    status: 409,
    words: 'This conversation is closed: nothing can be written in it any more.',
  },
  complaint_open: { status: 409, words: 'A dispute about this booking is open already.' },
  complaint_closed: {
    status: 409,
    words: 'This dispute is over, or the time for that has passed.',
  },
  complaint_waiting: {
    status: 409,
    words:
      'The other side still has time to answer. Please decide once they have, or once that time is over.',
  },
  complaint_not_yours: { status: 409, words: 'That is for the other side of the booking to do.' },
  complaint_refund_too_high: {
    status: 409,
    words: 'That is more than what is left of the payment.',
  },
  inventory_not_possible: {
    status: 409,
    words: 'This booking is not at a point where that can be done.',
  },
  inventory_full: {
    status: 409,
    words: 'There is no room for more. Please finish or remove something first.',
  },
  inventory_only_whole_returns: {
    status: 409,
    words: 'There is little room left. Things can still be given back, all pieces of each at once.',
  },
  item_counts: {
    status: 409,
    words: 'The numbers do not add up with the list and what is there. Please look at it again.',
  },
  item_stored: {
    status: 409,
    words: 'That many are recorded as handed over. Please record their return first.',
  },
  record_answered: {
    status: 409,
    words: 'That record can no longer be answered that way. Please look at it again.',
  },
  record_not_yours: { status: 409, words: 'That is for the other side of the booking to do.' },
  record_time: { status: 422, words: 'Please give a time within the last 30 days.' },
  item_request_closed: {
    status: 409,
    words: 'That request can no longer be answered that way. Please look at it again.',
  },
  item_request_time: { status: 422, words: 'Please choose a time within the next 90 days.' },
  push_refused: { status: 422, words: 'We cannot send notifications to that address.' },
  review_not_possible: {
    status: 409,
    words: 'Only a booking that was paid for and has begun can be reviewed.',
  },
  review_too_early: {
    status: 409,
    words: 'A booking can be reviewed once it is over, or has gone on for 30 days.',
  },
  review_too_late: {
    status: 409,
    words: 'A booking can be reviewed until 14 days after its end.',
  },
  review_written: {
    status: 409,
    words: 'You have reviewed this booking already. You can change that until it is shown.',
  },
  review_closed: { status: 409, words: 'This review can no longer be changed that way.' },
  review_answered: { status: 409, words: 'You have answered this review already.' },
  booking_own_listing: { status: 422, words: 'This space is your own.' },
  booking_clash: { status: 409, words: 'Somebody has that time already. Please try another.' },
  booking_repeated: {
    status: 409,
    words: 'You have just asked for this. For another unit at that time, ask again in a minute.',
  },
  booking_unavailable: {
    status: 409,
    words: 'The partner has closed the space for part of that time.',
  },
  booking_changed: {
    status: 409,
    words: 'This booking has changed since you opened it. Please look at it again.',
  },
  viewing_not_possible: { status: 409, words: 'This space cannot be seen at the moment.' },
  viewing_times: {
    status: 422,
    words: 'Please choose times between 2 hours and 30 days from now.',
  },
  viewing_time_gone: {
    status: 409,
    words: 'That time is no longer available. Please choose another.',
  },
  viewing_closed: {
    status: 409,
    words: 'This viewing can no longer be answered that way. Please look at it again.',
  },
  viewings_full: {
    status: 409,
    words: 'You have three viewings of this space open. Please withdraw one of them first.',
  },
  answer_link_over: {
    status: 409,
    words: 'This link does not work any more. Please look at the request itself.',
  },
  booking_not_open: { status: 409, words: 'This booking can no longer be answered that way.' },
  booking_not_cancellable: { status: 409, words: 'This booking can no longer be cancelled.' },
  booking_disputed: {
    status: 409,
    words: 'The payment for this booking is disputed. Nothing can change until that is decided.',
  },
  booking_needs_notice: {
    status: 409,
    words: 'This booking goes on month by month. It ends by notice.',
  },
  rent_is_owed: {
    status: 409,
    words: 'Rent of this booking is owed. Please pay it first, then it can be cancelled.',
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
  notice_given_already: { status: 409, words: 'Notice has been given already.' },
  notice_not_possible: { status: 409, words: 'Notice is not possible here.' },
  later_price_not_possible: {
    status: 409,
    words: 'Only a booking that goes on month by month, without notice, gets a later price.',
  },
  later_price_told_already: {
    status: 409,
    words: 'A later price has been told already. Take it back first, or wait until it has begun.',
  },
  later_price_stays: { status: 409, words: 'There is no later price that may be taken back.' },
  card_not_needed: { status: 409, words: 'No card is kept for this booking.' },
  nothing_is_owed: { status: 409, words: 'Nothing is owed, so there is no such notice.' },
  collection_comes_first: {
    status: 409,
    words: 'Ask the renter to collect first, and wait for the day in that notice.',
  },
  renter_in_arrears: {
    status: 409,
    words: 'Rent of another booking of yours is not paid. Please pay it first.',
  },
  booking_not_payable: { status: 409, words: 'This booking cannot be paid for at the moment.' },
  price_changed: {
    status: 409,
    words: 'The price has changed since you looked. Please check it and book again.',
  },
  terms_changed: {
    status: 409,
    words: 'Our terms have changed since you looked. Please check the price and book again.',
  },
  listing_suspended: {
    status: 409,
    words: 'This listing is suspended. Please contact support to have it looked at.',
  },
  nothing_to_decide: { status: 409, words: 'That decision does not fit where the listing stands.' },
  import_faulty: {
    status: 422,
    words: 'Something is wrong with this file, so nothing was added. Please look at it again.',
  },
  import_changed: {
    status: 409,
    words: 'This is not the file that was looked at. Please choose it again.',
  },
  listings_full: {
    status: 409,
    words: 'An account holds at most 5,000 listings. Please delete some first.',
  },
  reading_not_possible: {
    status: 409,
    words: 'Readings can be posted once we have approved the listing.',
  },
  reading_stands: {
    status: 409,
    words: 'A reading can be corrected or deleted for two days. This one stands.',
  },
  nothing_to_adopt: { status: 409, words: 'Those are the terms that apply already.' },
  report_closed: { status: 409, words: 'This report has been closed already.' },
  calendars_full: {
    status: 409,
    words: 'A listing reads three other calendars, and no more. Please remove one first.',
  },
  favourites_full: {
    status: 409,
    words: 'You have saved 200 spaces, and we keep no more. Please take one away first.',
  },
  saved_searches_full: {
    status: 409,
    words: 'You have saved 20 searches, and we keep no more. Please delete one first.',
  },
  keys_full: {
    status: 409,
    words: 'You have 20 API keys, and we keep no more. Please revoke one first.',
  },
  webhooks_full: {
    status: 409,
    words: 'You have 5 webhook addresses, and we keep no more. Please delete one first.',
  },
  webhook_off: {
    status: 409,
    words: 'This address is switched off. Please switch it on first.',
  },
  media_full: { status: 409, words: 'A listing holds at most 20 pictures and videos.' },
  storage_full: {
    status: 409,
    words: 'Your pictures and videos take up all the room we can give.',
  },
  email_taken: {
    status: 409,
    words: 'There is already an account with that email address. Please log in instead.',
  },
  driver_busy: {
    status: 409,
    words: 'That driver has another move at that time. Please choose another driver or time.',
  },
  driver_in_use: {
    status: 409,
    words: 'That driver still has moves to do. Please give them to somebody else first.',
  },
  move_out_of_order: { status: 409, words: 'The move is not at that point.' },
  day_sheet_closed: {
    status: 404,
    words: 'This link no longer works. Please ask whoever sent it for a new one.',
  },
  driver_email_taken: {
    status: 409,
    words: 'You already have a driver with that email address.',
  },
  account_in_use: { status: 409, words: 'Your account cannot be deleted yet.' },
  two_factor_off: { status: 409, words: 'Please turn on two-step login first.' },
  too_large: { status: 413, words: 'That is larger than we accept.' },
  unsupported_media_type: { status: 415, words: 'We only accept JSON here.' },
  range_refused: { status: 416, words: 'That part of the file cannot be sent.' },
  invalid: { status: 422, words: 'Please check the highlighted details.' },
  idempotency_key_reused: {
    status: 422,
    words: 'That Idempotency-Key was used for a different request.',
  },
  document_waiting: {
    status: 409,
    words: 'We are still looking at the document you sent. Please wait for our answer.',
  },
  refund_too_large: {
    status: 409,
    words: 'That is more than what is left of what was paid for this booking.',
  },
  movement_not_failed: { status: 409, words: 'There is nothing to try again there.' },
  too_many_requests: { status: 429, words: 'Too many attempts. Please wait and try again.' },
  unexpected: { status: 500, words: 'Something went wrong on our side.' },
  payment_provider_unavailable: {
    status: 502,
    words: 'The payment provider cannot be reached at the moment. Please try again in a minute.',
  },
  payments_closed: {
    status: 503,
    words: 'Payments are not set up on this site yet. Please try again later.',
  },
  unavailable: { status: 503, words: 'We are briefly unavailable. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; words: string }>

export type ErrorCode = keyof typeof errors

export interface FieldProblem {
  field: string
  message: string
}

export interface FailureDetails {
  fields?: FieldProblem[]
  [key: string]: unknown
}

/** The only exception whose code and words reach the caller; any other becomes `unexpected`. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails | undefined

  constructor(code: ErrorCode, details?: FailureDetails, words?: string) {
    super(words ?? errors[code].words)
    this.name = 'Failure'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }
}

export function fail(code: ErrorCode, details?: FailureDetails, words?: string): never {
  throw new Failure(code, details, words)
}

export function failField(field: string, message: string): never {
  throw new Failure('invalid', { fields: [{ field, message }] }, message)
}
