import { firstNameOf, type Person } from '#accounts/server/account/find-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import { isOpenEnded } from '#foundation/rules/time/open-end.ts'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import type { ReviewSide } from '#reviews/rules/review-aspects.ts'
import type { ReviewWords } from '#reviews/rules/review-life.ts'
import { writeDaysAfterEnd } from '#reviews/rules/review-terms.ts'
import type { ReviewRow } from './reviews-table.ts'

interface Occasion {
  bookingId: string
  space: string
  site: string
}

export interface ReviewOccasion extends Occasion {
  review: ReviewRow
  author: Person | undefined
  subject: Person | undefined
  bothWrote: boolean
  until: Date | undefined
  operator: string
}

interface Addressed {
  to: string
  letter: Letter
}

type Writer = (on: ReviewOccasion) => Addressed[]

const starsOf = (rating: number) => `${rating} of 5 stars`
const subjectSide = ({ review }: ReviewOccasion) =>
  review.author_side === 'renter' ? ('host' as const) : ('renter' as const)

const writers: Record<ReviewWords['letter'], Writer> = {
  written: on =>
    on.bothWrote || !on.until
      ? []
      : toSubject(on, `${firstNameOf(on.author)} has reviewed your booking of ${on.space}`, [
          `You see it once you have written a review yourself, or ${laterWords(on.until)}. Until then ${firstNameOf(on.author)} does not see yours either.`,
        ]),
  held: on => [
    {
      to: on.operator,
      letter: {
        ...letterOf(on, `A review waits for you: ${on.space}`, [on.review.held_because ?? '']),
        action: { label: 'Look at it', url: `${on.site}/admin/reviews` },
      },
    },
  ],
  revealed: on =>
    toSubject(on, `What ${firstNameOf(on.author)} says about ${on.space}`, [
      `${starsOf(on.review.rating)}: “${on.review.text}”`,
      'You can answer once, and the answer stands beside the review.',
    ]),
  answered: on =>
    toAuthor(on, `An answer to your review of ${on.space}`, [
      `${firstNameOf(on.subject)} writes: “${on.review.response ?? ''}”`,
    ]),
  answerRemoved: on => {
    const because = `Our reason: ${on.review.response_removed_because ?? ''}`
    return [
      ...toSubject(on, `We have taken down your answer to a review of ${on.space}`, [
        because,
        'The review stays, and cannot be answered again.',
      ]),
      ...toAuthor(on, `We have taken down the answer to your review of ${on.space}`, [
        because,
        'Your review stays.',
      ]),
    ]
  },
  removed: on => {
    const because = `Our reason: ${on.review.removed_because ?? ''}`
    const wasSeen = on.review.revealed_at !== null
    return [
      ...toAuthor(on, `We have taken down your review of ${on.space}`, [because]),
      ...(wasSeen ? toSubject(on, `We have taken down a review about ${on.space}`, [because]) : []),
    ]
  },
}

export function reviewLetters(news: ReviewWords['letter'], occasion: ReviewOccasion): Addressed[] {
  return writers[news](occasion)
}

export function reportedLetter(occasion: Occasion, reason: string): Letter {
  return {
    ...letterOf(occasion, `Somebody has reported a review: ${occasion.space}`, [
      `They write: “${reason}”`,
      'The review is still shown. It is under “Reported”.',
    ]),
    action: { label: 'Look at it', url: `${occasion.site}/admin/reviews?status=reported` },
  }
}

interface Asking {
  side: ReviewSide
  person: Person
  other: Person | undefined
  until: Date
  isLast: boolean
}

/** Undefined when the other side has left. */
export function askingLetter(
  occasion: Occasion,
  { side, person, other, until, isLast }: Asking,
): Letter | undefined {
  if (isGone(person) || isGone(other)) return undefined
  const what = side === 'renter' ? occasion.space : `${firstNameOf(other)} as a renter`
  const subject = isLast ? `The last days to review ${what}` : `How was ${what}?`
  return {
    ...letterOf(occasion, subject, [
      side === 'renter'
        ? 'Your stars and a few words help others to choose, and tell the partner what to keep and what to mend.'
        : 'Your stars and a few words help other partners to decide, and tell the renter what was good.',
      isOpenEnded(until)
        ? `You can write while the booking goes on, and for ${writeDaysAfterEnd} days after it. Nobody sees it before ${firstNameOf(other)} has written too, or those days are over.`
        : `You can write until ${formatDeadline(until)}. Nobody sees it before ${firstNameOf(other)} has written too, or that time is over.`,
    ]),
    action: { label: 'Give stars', url: `${occasion.site}${pageFor(side, person, occasion)}` },
  }
}

const laterWords = (end: Date) =>
  isOpenEnded(end)
    ? `${writeDaysAfterEnd} days after the booking has ended`
    : `after ${formatDeadline(end)}`

function isGone(person: Person | undefined): boolean {
  return !person || person.isDeleted
}

function pageFor(side: ReviewSide, person: Person, { bookingId }: Occasion): string {
  return side === 'renter' ? bookingPage(person.role, bookingId) : `/bookings/${bookingId}`
}

const toSubject = (on: ReviewOccasion, subject: string, paragraphs: string[]) =>
  toPerson(on, subjectSide(on), on.subject, letterOf(on, subject, paragraphs))
const toAuthor = (on: ReviewOccasion, subject: string, paragraphs: string[]) =>
  toPerson(on, on.review.author_side, on.author, letterOf(on, subject, paragraphs))

function toPerson(
  on: ReviewOccasion,
  side: ReviewSide,
  person: Person | undefined,
  letter: Letter,
): Addressed[] {
  if (!person || isGone(person)) return []
  const url = `${on.site}${pageFor(side, person, on)}`
  return [{ to: person.email, letter: { ...letter, action: { label: 'See the booking', url } } }]
}

function letterOf({ space }: Occasion, subject: string, paragraphs: string[]): Letter {
  return plainLetter(subject, paragraphs, {
    facts: [{ label: 'Space', value: space }],
  })
}
