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
  /** The provider made it once: asked for again, it would only be found as it is. */
  isMade: boolean
  isPaidByHand: boolean
  /** A payout that is no longer to be made. */
  isRecalled: boolean
  /** While a bank disputes the payment it may give the renter the money itself. */
  isDisputed?: boolean | undefined
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
/** What was paid by hand is over, whatever the provider says later. */
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
const hold = { event: 'hold', by: ['provider'], to: 'held', guard: isNotMade } as const
const release = {
  event: 'release',
  by: ['provider'],
  to: 'due',
  guard: isNotMade,
  effects: ['startOver'],
} as const
const drop = { event: 'drop', by: ['clock', 'provider'], to: 'dropped' } as const

/** The life of money that we send: a refund, a payout, or a payout that is taken back. */
export const movementLife: Life<MovementWords> = {
  name: 'movement of money',
  states: MovementState.options,
  endings: ['dropped'],
  refusal: () => 'movement_not_failed',
  steps: [
    { from: null, event: 'owe', by: ['clock', 'provider'], to: 'due' },
    { from: 'due', ...sending },
    // Whoever was sending it never came back.
    { from: 'sending', ...sending, guard: isNotMade },
    { from: 'sending', event: 'acknowledge', by: ['provider'], to: 'sending' },
    { from: 'sending', event: 'wait', by: ['provider'], to: 'sending' },
    // It was not made, and something holds it since.
    { from: 'sending', event: 'putBack', by: ['clock'], to: 'due', guard: isNotMade },
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
      // What cannot be taken back from a host is from then on a debt of theirs.
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
      // Whether it was made is not known yet: once it was, it is taken back.
      from: 'sending',
      event: 'recall',
      by: ['clock'],
      to: 'sending',
      guard: isPayout,
      effects: ['markRecalled'],
    },
    { from: 'sending', ...drop, guard: isRecalled },
    {
      // Days after it was made: the renter is owed it again from then on.
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
    {
      from: 'failed',
      event: 'payByHand',
      by: ['operator'],
      to: 'done',
      guard: isOwedRefund,
      effects: ['markDone'],
      consequences: ['postPaymentByHand'],
      recordedAs: 'paid-by-hand',
      letter: 'done',
    },
    // Somebody made it in the provider's own dashboard.
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
