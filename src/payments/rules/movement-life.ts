import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import { allOf, type Guard, type Life } from '#foundation/rules/life.ts'
import { type MovementKind, MovementState } from './console-wire.ts'

export type MovementEvent =
  | 'owe'
  | 'send'
  | 'acknowledge'
  | 'wait'
  | 'putBack'
  | 'finish'
  | 'becomeDebt'
  | 'fail'
  | 'comeBack'
  | 'retry'
  | 'payByHand'
  | 'adopt'
  | 'hold'
  | 'release'
  | 'recall'
  | 'drop'

export interface MovementFacts {
  kind: MovementKind
  /** The provider made it once. A second request would only return the first result. */
  isMade: boolean
  isPaidByHand: boolean
  /** The payout is no longer wanted. */
  isRecalled: boolean
  /** While a bank dispute is open, the bank may give the renter the money itself. */
  isDisputed?: boolean | undefined
  /** Whoever it is for has deleted the account, and the provider cannot pay them. */
  isForLeft?: boolean | undefined
  isDue: boolean
}

export interface MovementWords {
  state: MovementState
  event: MovementEvent
  actor: 'clock' | 'provider' | 'operator'
  facts: MovementFacts
  effect:
    | 'markSent'
    | 'markDone'
    | 'unmarkDone'
    | 'turnToDebt'
    | 'startOver'
    | 'makeDueNow'
    | 'markRecalled'
  consequence: 'postMovement' | 'takeBackRecalled' | 'postFailedRefund' | 'postPaymentByHand'
  letter: 'done' | 'failed'
  record: AuditedOf<'movement'>
}

type MovementGuard = Guard<MovementWords>

const isNotMade: MovementGuard = ({ isMade }) => (isMade ? 'movement_not_failed' : undefined)
const isReversal: MovementGuard = ({ kind }) => (kind === 'reversal' ? undefined : 'conflict')
const isNoReversal: MovementGuard = ({ kind }) => (kind === 'reversal' ? 'conflict' : undefined)
const isPayout: MovementGuard = ({ kind }) => (kind === 'payout' ? undefined : 'conflict')
const isRecalled: MovementGuard = facts => (facts.isRecalled ? undefined : 'conflict')
const isWanted: MovementGuard = facts => (facts.isRecalled ? 'conflict' : undefined)
const isOwedRefund: MovementGuard = ({ kind, isDisputed }) =>
  kind === 'refund' && !isDisputed ? undefined : 'not_found'
const isOwedPayout: MovementGuard = ({ kind, isMade, isForLeft, isRecalled: isUnwanted }) =>
  kind === 'payout' && !isMade && isForLeft && !isUnwanted ? undefined : 'not_found'
const isDue: MovementGuard = facts => (facts.isDue ? undefined : 'payout_not_due')
const isDuePayout: MovementGuard = allOf<MovementWords>(isOwedPayout, isDue)
const isOwedNow: MovementGuard = facts =>
  facts.kind === 'payout' ? isDuePayout(facts) : isOwedRefund(facts)
/** A refund paid by hand is final, whatever the provider reports later. */
const isRefundOfProvider: MovementGuard = ({ kind, isPaidByHand }) =>
  kind === 'refund' && !isPaidByHand ? undefined : 'conflict'
const isRefundNotMade: MovementGuard = ({ kind, isMade }) =>
  kind === 'refund' && !isMade ? undefined : 'conflict'

const sending = { event: 'send', by: ['clock'], to: 'sending', effects: ['markSent'] } as const
const adoption = {
  event: 'adopt',
  by: ['provider'],
  to: 'done',
  guard: isRefundNotMade,
  effects: ['markDone'],
  consequences: ['postMovement'],
  letter: 'done',
} as const
const payment = {
  event: 'payByHand',
  by: ['operator'],
  to: 'done',
  effects: ['markDone'],
  consequences: ['postPaymentByHand'],
  recordedAs: 'paid-by-hand',
  letter: 'done',
} as const
const hold = { event: 'hold', by: ['provider'], to: 'held', guard: isNotMade } as const
const release = {
  event: 'release',
  by: ['provider'],
  to: 'due',
  guard: isNotMade,
  effects: ['startOver'],
} as const
const drop = { event: 'drop', by: ['clock', 'provider'], to: 'dropped' } as const

/** A refund, a payout, or a reversal of a payout. */
export const movementLife: Life<MovementWords> = {
  name: 'movement of money',
  states: MovementState.options,
  endings: ['dropped'],
  // What is not to be paid by hand is not there.
  refusal: (_by, event) => (event === 'payByHand' ? 'not_found' : 'movement_not_failed'),
  steps: [
    { from: null, event: 'owe', by: ['clock', 'provider'], to: 'due' },
    { from: 'due', ...sending },
    // The process that was sending it has died.
    { from: 'sending', ...sending, guard: isNotMade },
    { from: 'sending', event: 'acknowledge', by: ['provider'], to: 'sending' },
    { from: 'sending', event: 'wait', by: ['provider'], to: 'sending' },
    {
      // The provider has not made it, and it is on hold now.
      from: 'sending',
      event: 'putBack',
      by: ['clock'],
      to: 'due',
      guard: allOf(isNotMade, isWanted),
    },
    {
      from: 'sending',
      event: 'finish',
      by: ['provider'],
      to: 'done',
      effects: ['markDone'],
      consequences: ['postMovement', 'takeBackRecalled'],
      letter: 'done',
    },
    {
      // What a host cannot pay back becomes their debt.
      from: 'sending',
      event: 'becomeDebt',
      by: ['provider'],
      to: 'done',
      guard: isReversal,
      effects: ['markDone', 'turnToDebt'],
      consequences: ['postMovement'],
      letter: 'done',
    },
    {
      from: 'sending',
      event: 'fail',
      by: ['provider'],
      to: 'failed',
      guard: allOf(isNoReversal, isWanted),
      letter: 'failed',
    },
    {
      // Nobody knows yet whether the payout was made. If it was, it is taken back.
      from: 'sending',
      event: 'recall',
      by: ['clock'],
      to: 'sending',
      guard: isPayout,
      effects: ['markRecalled'],
    },
    { from: 'sending', ...drop, guard: isRecalled },
    {
      // Days after it was made, so the renter is owed it again.
      from: 'done',
      event: 'comeBack',
      by: ['provider'],
      to: 'failed',
      guard: isRefundOfProvider,
      effects: ['unmarkDone'],
      consequences: ['postFailedRefund'],
      letter: 'failed',
    },
    {
      from: 'failed',
      event: 'retry',
      by: ['operator'],
      to: 'due',
      guard: isNotMade,
      effects: ['startOver', 'makeDueNow'],
      recordedAs: 'retried',
      wakes: ['move-money'],
    },
    { from: 'failed', ...payment, guard: isOwedNow },
    { from: 'due', ...payment, guard: isDuePayout },
    // Somebody made the refund in the provider's dashboard.
    { from: 'due', ...adoption },
    { from: 'failed', ...adoption },
    { from: 'due', ...hold },
    { from: 'failed', ...hold },
    { from: 'held', ...release },
    { from: 'failed', ...release },
    { from: 'due', ...drop },
    { from: 'held', ...drop },
    { from: 'failed', ...drop },
  ],
}
