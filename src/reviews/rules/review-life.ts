import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import { allOf, type Guard, type Life } from '#foundation/rules/life.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { ReviewSide } from './review-aspects.ts'

export const reviewStates = ['written', 'held', 'revealed', 'removed'] as const
export type ReviewState = (typeof reviewStates)[number]

export interface ReviewFacts {
  now: Date
  by: ReviewSide | 'operator' | 'clock'
  author: ReviewSide
  isAnswered: boolean
  /** There is an answer that was not taken down. */
  hasAnswer: boolean
  /** Undefined where only buttons are drawn. */
  time?: Period | undefined
  /** Both sides have written, and neither review is held back. */
  hasOther?: boolean | undefined
}

export interface ReviewWords {
  state: ReviewState
  event:
    | 'write'
    | 'writeHeld'
    | 'change'
    | 'changeHeld'
    | 'release'
    | 'reveal'
    | 'respond'
    | 'removeAnswer'
    | 'keep'
    | 'remove'
  actor: ReviewSide | 'operator' | 'clock'
  facts: ReviewFacts
  effect: 'markRevealed' | 'markAnswered' | 'dropAnswer' | 'markRemoved'
  consequence: 'rateListing' | 'closeReports'
  letter: 'written' | 'held' | 'revealed' | 'answered' | 'answerRemoved' | 'removed'
  record: AuditedOf<'review'>
}

type ReviewGuard = Guard<ReviewWords>

const bookingRan: ReviewGuard = ({ time }) => (time ? undefined : 'review_not_possible')
const notTooEarly: ReviewGuard = ({ time, now }) =>
  time && now < time.start ? 'review_too_early' : undefined
const notTooLate: ReviewGuard = ({ time, now }) =>
  time && now >= time.end ? 'review_too_late' : undefined
const inTime = allOf<ReviewWords>(bookingRan, notTooEarly, notTooLate)

const isAuthor: ReviewGuard = ({ by, author }) => (by === author ? undefined : 'not_found')
/** Its time may be over although the job that shows it has not run yet. */
const notShownYet: ReviewGuard = ({ time, now }) =>
  time && now >= time.end ? 'review_closed' : undefined
const isDue: ReviewGuard = ({ time, now, hasOther }) =>
  hasOther || !time || now >= time.end ? undefined : 'review_closed'
const isSubject: ReviewGuard = ({ by, author }) => (by === author ? 'not_found' : undefined)
const isThere: ReviewGuard = ({ hasAnswer }) => (hasAnswer ? undefined : 'review_closed')
const notAnswered: ReviewGuard = ({ isAnswered }) => (isAnswered ? 'review_answered' : undefined)

const sides = ['renter', 'host'] as const
const removal = {
  event: 'remove',
  by: ['operator'],
  to: 'removed',
  effects: ['markRemoved'],
  consequences: ['rateListing', 'closeReports'],
  recordedAs: 'removed',
  letter: 'removed',
} as const
const correction = {
  event: 'change',
  by: sides,
  guard: allOf<ReviewWords>(isAuthor, notShownYet),
  recordedAs: 'changed',
} as const

export const reviewLife: Life<ReviewWords> = {
  name: 'review',
  states: reviewStates,
  endings: ['removed'],
  refusal: () => 'review_closed',
  steps: [
    {
      from: null,
      event: 'write',
      by: sides,
      to: 'written',
      guard: inTime,
      recordedAs: 'written',
      letter: 'written',
    },
    {
      // Held back until the operator has looked at it.
      from: null,
      event: 'writeHeld',
      by: sides,
      to: 'held',
      guard: inTime,
      recordedAs: 'held',
      letter: 'held',
    },
    { from: 'written', to: 'written', ...correction },
    { from: 'held', to: 'held', ...correction },
    // The operator has looked at other words.
    {
      ...correction,
      from: 'written',
      event: 'changeHeld',
      to: 'held',
      recordedAs: 'held',
      letter: 'held',
    },
    { from: 'held', event: 'release', by: ['operator'], to: 'written', recordedAs: 'released' },
    {
      from: 'written',
      event: 'reveal',
      by: [...sides, 'operator', 'clock'],
      to: 'revealed',
      guard: isDue,
      effects: ['markRevealed'],
      consequences: ['rateListing'],
      recordedAs: 'revealed',
      letter: 'revealed',
    },
    {
      from: 'revealed',
      event: 'respond',
      by: sides,
      to: 'revealed',
      guard: allOf(isSubject, notAnswered),
      effects: ['markAnswered'],
      recordedAs: 'answered',
      letter: 'answered',
    },
    // The review stays: whoever is rated must not be able to take it along by what they answer.
    {
      from: 'revealed',
      event: 'removeAnswer',
      by: ['operator'],
      to: 'revealed',
      guard: isThere,
      effects: ['dropAnswer'],
      consequences: ['closeReports'],
      recordedAs: 'answer-removed',
      letter: 'answerRemoved',
    },
    {
      from: 'revealed',
      event: 'keep',
      by: ['operator'],
      to: 'revealed',
      consequences: ['closeReports'],
      recordedAs: 'kept',
    },
    { from: 'written', ...removal },
    { from: 'held', ...removal },
    { from: 'revealed', ...removal },
  ],
}
