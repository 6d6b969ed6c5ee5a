import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import { allOf, type Guard, type Life } from '#foundation/rules/life.ts'
import type { Period } from '#foundation/rules/time/time.ts'

export const complaintStates = ['open', 'answered', 'withdrawn', 'decided'] as const
export type ComplaintState = (typeof complaintStates)[number]
export type ComplaintSide = 'renter' | 'host'

export interface ComplaintFacts {
  now: Date
  by: ComplaintSide | 'operator' | 'clock'
  openedBy: ComplaintSide
  answerBy: Date
  /** Undefined where only buttons are drawn. */
  opensDuring?: Period | undefined
  /** The amount to refund, and how much of the payment is left to refund. */
  refund?: number | undefined
  left?: number | undefined
}

export interface ComplaintWords {
  state: ComplaintState
  event: 'open' | 'answer' | 'runOut' | 'askAgain' | 'withdraw' | 'decide'
  actor: ComplaintSide | 'operator' | 'clock'
  facts: ComplaintFacts
  effect:
    | 'startAnswerTime'
    | 'startAnswerTimeAnew'
    | 'markAnswered'
    | 'markUnanswered'
    | 'markClosed'
  consequence: 'contestBooking' | 'uncontestBooking' | 'giveBack'
  letter: 'opened' | 'answered' | 'unanswered' | 'askedAgain' | 'withdrawn' | 'decided'
  record: AuditedOf<'complaint'>
}

type ComplaintGuard = Guard<ComplaintWords>

const bookingRuns: ComplaintGuard = ({ opensDuring: during, now }) =>
  during && during.start <= now && now <= during.end ? undefined : 'complaint_not_possible'
const isOtherSide: ComplaintGuard = ({ by, openedBy }) =>
  by === openedBy ? 'complaint_not_yours' : undefined
const isOpener: ComplaintGuard = ({ by, openedBy }) =>
  by === openedBy ? undefined : 'complaint_not_yours'
const inTime: ComplaintGuard = ({ answerBy, now }) =>
  now <= answerBy ? undefined : 'complaint_closed'
/** A decision waits until the other side has answered or its time is over. */
const answerTimeIsOver: ComplaintGuard = ({ answerBy, now }) =>
  now > answerBy ? undefined : 'complaint_waiting'
const refundIsCovered: ComplaintGuard = ({ refund = 0, left = 0 }) =>
  refund <= left ? undefined : 'complaint_refund_too_high'

const sides = ['renter', 'host'] as const
const withdrawal = {
  event: 'withdraw',
  by: sides,
  to: 'withdrawn',
  guard: isOpener,
  effects: ['markClosed'],
  consequences: ['uncontestBooking'],
  recordedAs: 'withdrawn',
  letter: 'withdrawn',
  wakes: ['move-money'],
} as const
const decision = {
  event: 'decide',
  by: ['operator'],
  to: 'decided',
  effects: ['markClosed'],
  consequences: ['giveBack', 'uncontestBooking'],
  recordedAs: 'decided',
  letter: 'decided',
  wakes: ['move-money'],
} as const

/** Between the two sides of a booking. Disputes at a bank have a life of their own, in payments. */
export const complaintLife: Life<ComplaintWords> = {
  name: 'complaint',
  states: complaintStates,
  endings: ['withdrawn', 'decided'],
  refusal: () => 'complaint_closed',
  steps: [
    {
      from: null,
      event: 'open',
      by: sides,
      to: 'open',
      guard: bookingRuns,
      effects: ['startAnswerTime'],
      consequences: ['contestBooking'],
      recordedAs: 'opened',
      letter: 'opened',
    },
    {
      from: 'open',
      event: 'answer',
      by: sides,
      to: 'answered',
      guard: allOf(isOtherSide, inTime),
      effects: ['markAnswered'],
      recordedAs: 'answered',
      letter: 'answered',
    },
    {
      from: 'open',
      event: 'runOut',
      by: ['clock'],
      to: 'open',
      guard: answerTimeIsOver,
      effects: ['markUnanswered'],
      letter: 'unanswered',
    },
    {
      from: 'open',
      event: 'askAgain',
      by: ['operator'],
      to: 'open',
      effects: ['startAnswerTimeAnew'],
      letter: 'askedAgain',
    },
    { from: 'open', ...withdrawal },
    { from: 'answered', ...withdrawal },
    { from: 'open', ...decision, guard: allOf(answerTimeIsOver, refundIsCovered) },
    { from: 'answered', ...decision, guard: refundIsCovered },
  ],
}
