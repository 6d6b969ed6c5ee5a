import type { Person } from '#accounts/server/find-person.ts'
import { refundUntil } from '#bookings/rules/refund.ts'
import { formatPence } from '#foundation/rules/money.ts'
import { policyOf } from '#foundation/rules/policy.ts'
import { formatMoment } from '#foundation/rules/time.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'
import type { Bookable } from '#listings/server/find-bookable.ts'
import type { BookingRow } from './bookings-table.ts'

export type BookingNews =
  | 'requested'
  | 'approvedAtOnce'
  | 'approved'
  | 'denied'
  | 'withdrawn'
  | 'cancelledByRenter'
  | 'cancelledByHost'
  | 'expiredUnanswered'
  | 'expiredUnpaid'
  | 'replyReminder'
  | 'payReminder'
  | 'paid'
  | 'paymentFailed'
  | 'startsTomorrow'
  | 'endsSoon'

interface Occasion {
  booking: BookingRow
  host: Person
  renter: Person
  listing: Bookable
  site: string
}

interface Addressed {
  to: Person
  letter: Letter
}

type Writer = (occasion: Occasion) => Addressed[]

/** What each event means to each of the two people, with the one thing to do in front. */
const writers: Record<BookingNews, Writer> = {
  requested: on => [
    toHost(
      on,
      `${on.renter.firstName} would like to book ${on.listing.title}`,
      [
        `Please answer by ${deadline(on)}. A request that nobody answers expires, and nothing is charged.`,
      ],
      'Answer the request',
    ),
    toRenter(
      on,
      `Your request for ${on.listing.title} is with the host`,
      [
        `${on.host.firstName} usually answers within 24 hours, and has until ${deadline(on)}. You pay nothing until then.`,
      ],
      'See your request',
    ),
  ],
  approvedAtOnce: on => [
    toHost(
      on,
      `${on.renter.firstName} has booked ${on.listing.title}`,
      [
        `You approve bookings automatically, so this one is approved. The space is kept until ${deadline(on)} for the payment.`,
      ],
      'See the booking',
    ),
    payLetter(on, `${on.listing.title} is yours to pay for`),
  ],
  approved: on => [payLetter(on, `${on.host.firstName} has approved your booking`)],
  denied: on => [
    toRenter(
      on,
      `${on.listing.title} is not available to you this time`,
      [
        on.booking.reason
          ? `${on.host.firstName} writes: ${on.booking.reason}`
          : 'The host could not take your booking.',
        'Nothing was charged. There may be other spaces near by.',
      ],
      'See your booking',
    ),
  ],
  withdrawn: on => [
    toHost(
      on,
      `${on.renter.firstName} has withdrawn a booking`,
      ['The time is free again, and you need do nothing.'],
      'See the booking',
    ),
  ],
  cancelledByRenter: on => [
    toHost(
      on,
      `${on.renter.firstName} has cancelled a booking`,
      ['The time is free again.'],
      'See the booking',
    ),
    toRenter(on, 'Your booking is cancelled', [refundWords(on)], 'See the booking'),
  ],
  cancelledByHost: on => [
    toRenter(
      on,
      'Your booking was cancelled by the host',
      [
        ...(on.booking.reason ? [`${on.host.firstName} writes: ${on.booking.reason}`] : []),
        refundWords(on),
      ],
      'See the booking',
    ),
    toHost(
      on,
      'You have cancelled a booking',
      [`${on.renter.firstName} gets everything back, without a fee.`],
      'See the booking',
    ),
  ],
  expiredUnanswered: on => [
    toRenter(
      on,
      'Your request has expired',
      [`${on.host.firstName} did not answer in time. Nothing was charged.`],
      'See your request',
    ),
    toHost(
      on,
      'A request has expired',
      [`${on.renter.firstName} waited for an answer until the time ran out.`],
      'See the request',
    ),
  ],
  expiredUnpaid: on => [
    toRenter(
      on,
      'Your booking has expired',
      ['It was not paid in time, so the space is free for others again. Nothing was charged.'],
      'See your booking',
    ),
    toHost(on, 'A booking has expired unpaid', ['The time is free again.'], 'See the booking'),
  ],
  replyReminder: on => [
    toHost(
      on,
      `${on.renter.firstName} is waiting for your answer`,
      [`The request expires at ${deadline(on)}.`],
      'Answer the request',
    ),
  ],
  payReminder: on => [payLetter(on, 'Your booking is waiting to be paid')],
  paid: on => [
    toRenter(
      on,
      'Payment received: the space is yours',
      [
        `The exact address and how to get in are on your booking page.`,
        `You may cancel for a refund less the fee until ${formatMoment(lastRefund(on))}.`,
      ],
      'See how to get in',
    ),
    toHost(
      on,
      `${on.renter.firstName} has paid`,
      ['Your share is released 24 hours after the start.'],
      'See the booking',
    ),
  ],
  paymentFailed: on => [
    toRenter(
      on,
      'Your payment did not go through',
      [`Nothing was charged. The space is kept for you until ${deadline(on)}.`],
      'Pay again',
    ),
  ],
  startsTomorrow: on => [
    toRenter(
      on,
      `Your storage starts ${formatMoment(on.booking.starts_at)}`,
      ['How to get in is on your booking page.'],
      'See how to get in',
    ),
    toHost(
      on,
      `${on.renter.firstName} arrives ${formatMoment(on.booking.starts_at)}`,
      ['Please have the space ready.'],
      'See the booking',
    ),
  ],
  endsSoon: on => [
    toRenter(
      on,
      `Your storage ends ${formatMoment(on.booking.ends_at)}`,
      ['Please take everything out by then. To stay longer, book the time that follows.'],
      'See your booking',
    ),
    toHost(
      on,
      `${on.renter.firstName}'s booking ends ${formatMoment(on.booking.ends_at)}`,
      ['The space is yours to let again from then.'],
      'See the booking',
    ),
  ],
}

export function bookingLetters(news: BookingNews, occasion: Occasion): Addressed[] {
  return writers[news](occasion)
}

function toHost(on: Occasion, subject: string, paragraphs: string[], action: string): Addressed {
  return {
    to: on.host,
    letter: letter(on, `/bookings/${on.booking.id}`, subject, paragraphs, action),
  }
}

/** A partner who rents elsewhere reads bookings under /bookings, a customer under /your-storage. */
function toRenter(on: Occasion, subject: string, paragraphs: string[], action: string): Addressed {
  const page = on.renter.role === 'partner' ? '/bookings' : '/your-storage'
  return {
    to: on.renter,
    letter: letter(on, `${page}/${on.booking.id}`, subject, paragraphs, action),
  }
}

function payLetter(on: Occasion, subject: string): Addressed {
  return toRenter(
    on,
    subject,
    [
      `Please pay ${formatPence(on.booking.total)} by ${deadline(on)}. Until then the space is kept for you.`,
    ],
    `Pay ${formatPence(on.booking.total)}`,
  )
}

function letter(
  { booking, listing, site }: Occasion,
  path: string,
  subject: string,
  paragraphs: string[],
  label: string,
): Letter {
  return {
    subject,
    preview: paragraphs[0] ?? subject,
    heading: subject,
    paragraphs,
    facts: [
      { label: 'Space', value: listing.title },
      { label: 'From', value: formatMoment(booking.starts_at) },
      { label: 'Until', value: formatMoment(booking.ends_at) },
      { label: 'Price', value: formatPence(booking.total) },
    ],
    action: { label, url: `${site}${path}` },
    footnote: 'Times are those of London.',
  }
}

function deadline({ booking }: Occasion): string {
  return formatMoment(booking.expires_at ?? booking.starts_at)
}

function lastRefund({ booking }: Occasion): Date {
  const period = { start: booking.starts_at, end: booking.ends_at }
  return refundUntil(period, policyOf(booking.policy_version))
}

function refundWords({ booking }: Occasion): string {
  const { refund, refund_fee: fee } = booking
  if (!refund) return 'There is no refund this time.'
  const less = fee ? `, which is what you paid less the ${formatPence(fee)} fee` : ''
  return `You get ${formatPence(refund)} back${less}. It takes banks up to ten days.`
}
