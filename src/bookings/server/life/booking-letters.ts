import type { BookingLetter } from '#bookings/rules/life/booking-words.ts'
import { endWords, startWords } from '#bookings/rules/term/term-words.ts'
import { noLongerLetWords } from '#listings/rules/life/closing-words.ts'
import {
  type Addressed,
  approvedForHost,
  asking,
  payLetter,
  refusal,
  toHost,
  toRenter,
  withFacts,
} from './addressed-letters.ts'
import { factsOncePaid, firstMonthPaid } from './letter-facts.ts'
import {
  cancellingWords,
  collectWords,
  deadline,
  fallsOncePaidWords,
  freeFromThenWords,
  laterPriceWords,
  letAgainWords,
  nothingToDoWords,
  noticeWords,
  type Occasion,
  othersWords,
  refundWords,
  releaseWords,
  rentAgainWords,
  rentUntilWords,
  stayLongerWords,
  suspendedWords,
  takenBackWords,
  termOf,
  thinkAgainWords,
  wordsForHostOfCancelled,
} from './letter-words.ts'

/** Changes of the booking, and reminders that come from time passing. */
export type BookingNews = BookingLetter | 'hostSuspended' | 'hostReinstated' | Reminder

type Reminder = 'replyReminder' | 'payReminder' | 'startsTomorrow' | 'endsSoon'

type Writer = (occasion: Occasion) => Addressed[]

/** For each event, the letter to each side. The action to take comes first. */
const writers: Record<BookingNews, Writer> = {
  requested: on => [
    asking(
      on,
      `${on.renter.firstName} would like to book ${on.listing.title}`,
      `Please answer by ${deadline(on)}. A request that nobody answers expires, and nothing is charged.`,
      'See the request',
    ),
    toRenter(
      on,
      `Your request for ${on.listing.title} is with the partner`,
      [
        `${on.host.firstName} has until ${deadline(on)} to answer. You pay nothing before that answer is yes.`,
      ],
      'See your request',
    ),
  ],
  approvedAtOnce: on => [
    approvedForHost(
      on,
      `${on.renter.firstName} has booked ${on.listing.title}`,
      `You approve bookings automatically, so this one is approved. The space is kept until ${deadline(on)} for the payment.`,
    ),
    payLetter(on, `${on.listing.title} is approved: please pay for it`),
  ],
  approved: on => [payLetter(on, `${on.host.firstName} has approved your booking`)],
  approvedByOperator: on => [
    payLetter(on, 'Your booking is approved'),
    approvedForHost(
      on,
      'We have approved a booking for you',
      `The space is kept for ${on.renter.firstName} until ${deadline(on)} for the payment.`,
    ),
  ],
  denied: on => [
    refusal(
      on,
      on.booking.reason
        ? `${on.host.firstName} writes: ${on.booking.reason}`
        : 'The partner could not take your booking.',
    ),
  ],
  deniedByOperator: on => [
    refusal(on, on.booking.reason ?? 'We could not let your booking go on.'),
    toHost(
      on,
      `We have denied a request of ${on.renter.firstName}`,
      [on.booking.reason ?? 'It could not go on.', nothingToDoWords(on)],
      'See the request',
    ),
  ],
  hostSuspended: on => [
    toRenter(on, `About your booking of ${on.listing.title}`, [
      'The account of your partner is suspended while we look into something. Your booking stands as it is.',
      on.booking.stage === 'paid'
        ? suspendedWords(on)
        : `You cannot pay for it meanwhile, and nothing is charged. If that does not change by ${deadline(on)}, the booking expires.`,
    ]),
  ],
  hostReinstated: on => [
    toRenter(on, `Your booking of ${on.listing.title} goes on`, [
      'The account of your partner is open again, and your booking goes on as agreed.',
      ...(on.booking.stage === 'paid' ? [] : [`Please pay for it by ${deadline(on)}.`]),
      ...rentAgainWords(on),
    ]),
  ],
  letRun: on => [
    toRenter(on, `Your booking of ${on.listing.title} stands`, [
      'We have looked into it: your booking stands as agreed, although the account of your partner is still suspended.',
      ...rentAgainWords(on),
    ]),
  ],
  closed: on => [refusal(on, on.booking.reason ?? noLongerLetWords)],
  withdrawn: on => [
    toHost(
      on,
      `${on.renter.firstName} has withdrawn a ${on.booking.approved_at ? 'booking' : 'request'}`,
      [nothingToDoWords(on)],
    ),
  ],
  withdrawnByOperator: on => [
    toHost(on, `We have closed a booking of ${on.renter.firstName}`, [
      on.booking.reason ?? 'It could not go on.',
      nothingToDoWords(on),
    ]),
    toRenter(on, `We have closed your booking of ${on.listing.title}`, [
      'Your account is suspended, so it cannot go on. Nothing was charged.',
    ]),
  ],
  cancelledByRenter: on => [
    toHost(on, `${on.renter.firstName} has cancelled a booking`, [
      'The time is free again.',
      ...collectWords(on, 'host'),
    ]),
    toRenter(on, 'Your booking is cancelled', [refundWords(on), ...collectWords(on, 'renter')]),
  ],
  cancelledByHost: on => [
    toRenter(on, 'Your booking was cancelled by the partner', [
      ...(on.booking.reason ? [`${on.host.firstName} writes: ${on.booking.reason}`] : []),
      refundWords(on),
      ...collectWords(on, 'renter'),
      othersWords,
    ]),
    toHost(on, 'You have cancelled a booking', [
      wordsForHostOfCancelled(on),
      ...collectWords(on, 'host'),
    ]),
  ],
  cancelledByOperator: on => [
    toRenter(on, 'We have cancelled your booking', [
      ...(on.booking.reason ? [on.booking.reason] : []),
      refundWords(on),
      ...collectWords(on, 'renter'),
    ]),
    toHost(on, `We have cancelled a booking of ${on.renter.firstName}`, [
      ...(on.booking.reason ? [on.booking.reason] : []),
      wordsForHostOfCancelled(on),
      ...collectWords(on, 'host'),
    ]),
  ],
  expiredUnanswered: on => [
    toRenter(
      on,
      'Your request has expired',
      [`${on.host.firstName} did not answer in time. Nothing was charged. ${othersWords}`],
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
    toRenter(on, 'Your booking has expired', [
      'It was not paid in time, so the space is free for others again. Nothing was charged.',
    ]),
    toHost(on, 'A booking has expired unpaid', ['The time is free again.']),
  ],
  noticeGiven: on => [
    toRenter(on, `Your storage at ${on.listing.title} ends ${endWords(termOf(on))}`, [
      noticeWords(on, 'renter'),
      ...fallsOncePaidWords(on, 'renter'),
      `Please take everything out by then. ${rentUntilWords(on)}`,
    ]),
    toHost(on, `The booking of ${on.renter.firstName} ends ${endWords(termOf(on))}`, [
      noticeWords(on, 'host'),
      ...fallsOncePaidWords(on, 'host'),
      freeFromThenWords(on),
    ]),
  ],
  noticeTakenBack: on => {
    const stands = on.booking.notice_by === null ? 'goes on' : `ends ${endWords(termOf(on))} again`
    return [
      toRenter(on, `Your storage at ${on.listing.title} ${stands}`, takenBackWords(on, 'renter')),
      toHost(on, `The booking of ${on.renter.firstName} ${stands}`, takenBackWords(on, 'host')),
    ]
  },
  laterPrice: on => {
    const { subject, paragraphs } = laterPriceWords(on)
    return [toRenter(on, subject, paragraphs)]
  },
  laterPriceTakenBack: on => [
    toRenter(on, `The rent for ${on.listing.title} stays as it is`, [
      `${on.host.firstName} has taken the later price back.`,
    ]),
  ],
  replyReminder: on => [
    asking(
      on,
      `${on.renter.firstName} is waiting for your answer`,
      `The request can be answered until ${deadline(on)}.`,
      'Answer the request',
    ),
  ],
  // Nobody can pay while the host is suspended.
  payReminder: on =>
    on.host.isSuspended ? [] : [payLetter(on, 'Your booking is waiting to be paid')],
  paid: on => {
    const what = firstMonthPaid(on.booking) === undefined ? '' : ' the first month'
    const letters = [
      toRenter(
        on,
        'Payment received: the space is yours',
        [
          `The exact address and how to get in are on your booking page.`,
          cancellingWords(on),
          ...thinkAgainWords(on),
        ],
        'See how to get in',
      ),
      toHost(on, `${on.renter.firstName} has paid${what}`, [releaseWords(on)]),
    ]
    return letters.map(one => withFacts(one, factsOncePaid(on)))
  },
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
      `Your storage starts ${startWords(termOf(on))}`,
      ['How to get in is on your booking page.'],
      'See how to get in',
    ),
    toHost(on, `${on.renter.firstName} arrives ${startWords(termOf(on))}`, [
      'Please have the space ready.',
    ]),
  ],
  endsSoon: on => [
    toRenter(on, `Your storage ends ${endWords(termOf(on))}`, [
      `Please take everything out by then. ${stayLongerWords(on)}`.trimEnd(),
    ]),
    toHost(on, `The booking of ${on.renter.firstName} ends ${endWords(termOf(on))}`, [
      letAgainWords(on),
    ]),
  ],
}

export function bookingLetters(news: BookingNews, occasion: Occasion): Addressed[] {
  return writers[news](occasion)
}
