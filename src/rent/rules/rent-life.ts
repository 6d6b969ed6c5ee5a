import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import type { Guard, Life } from '#foundation/rules/life.ts'

export const rentStates = ['due', 'failed', 'paid', 'dropped'] as const
export type RentState = (typeof rentStates)[number]

export type RentEvent = 'plan' | 'try' | 'wait' | 'fail' | 'pay' | 'askAgain' | 'drop' | 'revive'

export interface RentFacts {
  /** True while a process is asking the provider for this month. */
  isBeingTried: boolean
  /** False if the booking ends before the month. */
  isWanted: boolean
}

export interface RentWords {
  state: RentState
  event: RentEvent
  actor: 'clock' | 'provider' | 'renter' | 'host' | 'operator'
  facts: RentFacts
  effect: 'startTry' | 'waitADay' | 'endTry' | 'markPaid' | 'makeDueNow' | 'makeDue' | 'stopAsking'
  consequence: 'countPaid' | 'planNext' | 'noteArrears' | 'clearArrears'
  letter: 'failed' | 'paid'
  record: AuditedOf<'rent'>
}

type RentGuard = Guard<RentWords>

const isBeingTried: RentGuard = facts => (facts.isBeingTried ? undefined : 'conflict')
const isNotBeingTried: RentGuard = facts => (facts.isBeingTried ? 'conflict' : undefined)
const isWanted: RentGuard = facts => (facts.isWanted ? undefined : 'booking_not_payable')
const isUnwanted: RentGuard = facts => (facts.isWanted ? 'conflict' : undefined)

const attempt = {
  event: 'try',
  by: ['clock'],
  guard: isWanted,
  effects: ['startTry'],
  consequences: ['planNext'],
} as const
/** Nothing is taken while the partner is suspended, and what waits is not late for that. */
const wait = {
  event: 'wait',
  by: ['clock'],
  guard: isNotBeingTried,
  effects: ['waitADay'],
} as const
const failure = {
  event: 'fail',
  by: ['provider', 'clock'],
  to: 'failed',
  guard: isBeingTried,
  effects: ['endTry'],
  consequences: ['noteArrears'],
  recordedAs: 'failed',
  letter: 'failed',
} as const
const payment = {
  event: 'pay',
  by: ['provider'],
  to: 'paid',
  guard: isWanted,
  effects: ['markPaid'],
  consequences: ['countPaid', 'planNext', 'clearArrears'],
  recordedAs: 'paid',
  letter: 'paid',
} as const
const drop = {
  event: 'drop',
  by: ['clock', 'provider'],
  to: 'dropped',
  guard: isUnwanted,
  effects: ['stopAsking'],
  recordedAs: 'dropped',
} as const

/** One month of rent. It is collected until it is paid or no longer needed. */
export const rentLife: Life<RentWords> = {
  name: 'month of rent',
  states: rentStates,
  endings: ['paid'],
  refusal: () => 'booking_not_payable',
  steps: [
    { from: null, event: 'plan', by: ['clock', 'provider'], to: 'due' },
    { from: 'due', to: 'due', ...attempt },
    { from: 'failed', to: 'failed', ...attempt },
    { from: 'due', to: 'due', ...wait },
    { from: 'failed', to: 'failed', ...wait },
    { from: 'due', ...failure },
    { from: 'failed', ...failure },
    { from: 'due', ...payment },
    { from: 'failed', ...payment },
    {
      // The renter has given another card.
      from: 'failed',
      event: 'askAgain',
      by: ['provider'],
      to: 'failed',
      guard: isWanted,
      effects: ['makeDueNow'],
      wakes: ['charge-rent'],
    },
    { from: 'due', ...drop },
    { from: 'failed', ...drop },
    {
      // Notice was taken back after the month had been dropped.
      from: 'dropped',
      event: 'revive',
      by: ['renter', 'host', 'operator', 'clock'],
      to: 'due',
      guard: isWanted,
      effects: ['makeDue'],
      recordedAs: 'revived',
    },
  ],
}
