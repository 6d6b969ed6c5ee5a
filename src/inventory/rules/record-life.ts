import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import { allOf, type Guard, type Life } from '#foundation/rules/life.ts'
import { type InventorySide, isRecordable } from './inventory-terms.ts'

export const recordStates = ['waiting', 'confirmed', 'objected', 'withdrawn'] as const
export type RecordState = (typeof recordStates)[number]

/** `handOver` and `return` move things. The others say that the list was changed after a hand-over. */
export const recordKinds = ['handOver', 'return', 'added', 'changed', 'removed'] as const
export type RecordKind = (typeof recordKinds)[number]
export type HandlingKind = 'handOver' | 'return'

export const recordEvents = ['confirm', 'object', 'withdraw'] as const
type RecordEvent = (typeof recordEvents)[number]

export function isHandling(kind: RecordKind): kind is HandlingKind {
  return kind === 'handOver' || kind === 'return'
}

export interface RecordFacts {
  now: Date
  by: InventorySide
  recordedBy: InventorySide
  kind: RecordKind
  happenedAt: Date
  /** Read under the lock of the booking; missing where only buttons are drawn. */
  isPossible?: boolean | undefined
  /** Whether the counts add up with this record, or without it when it is withdrawn. */
  addsUp?: boolean | undefined
  /** What there is no room for any more. */
  noRoom?: 'anything' | 'part of a thing' | undefined
  /** Whether the hash that is confirmed is the one of the record. */
  isSameHash?: boolean | undefined
}

export interface RecordWords {
  state: RecordState
  event: 'record' | RecordEvent
  actor: InventorySide
  facts: RecordFacts
  effect: 'markAnswered'
  consequence: never
  letter: 'recorded' | 'confirmed' | 'objected' | 'withdrawn'
  record: AuditedOf<'inventory'> & ('recorded' | 'confirmed' | 'objected' | 'withdrawn')
}

type RecordGuard = Guard<RecordWords>

const bookingAllowsIt: RecordGuard = ({ isPossible }) =>
  isPossible === false ? 'inventory_not_possible' : undefined
const timeIsRecent: RecordGuard = ({ happenedAt, now }) =>
  isRecordable(happenedAt, now) ? undefined : 'record_time'
const countsAddUp: RecordGuard = ({ addsUp }) => (addsUp === false ? 'item_counts' : undefined)
const roomIsLeft: RecordGuard = ({ noRoom }) => {
  if (noRoom === 'anything') return 'inventory_full'
  return noRoom ? 'inventory_only_whole_returns' : undefined
}
const isOtherSide: RecordGuard = ({ by, recordedBy }) =>
  by === recordedBy ? 'record_not_yours' : undefined
const isRecorder: RecordGuard = ({ by, recordedBy }) =>
  by === recordedBy ? undefined : 'record_not_yours'
const movesThings: RecordGuard = ({ kind }) => (isHandling(kind) ? undefined : 'record_answered')
const sameHashWasSeen: RecordGuard = ({ isSameHash }) =>
  isSameHash === false ? 'conflict' : undefined

const sides = ['renter', 'host'] as const
const confirmation = {
  event: 'confirm',
  by: sides,
  to: 'confirmed',
  guard: allOf<RecordWords>(isOtherSide, sameHashWasSeen),
  effects: ['markAnswered'],
  recordedAs: 'confirmed',
  letter: 'confirmed',
} as const
const withdrawal = {
  event: 'withdraw',
  by: sides,
  to: 'withdrawn',
  guard: allOf<RecordWords>(isRecorder, movesThings, countsAddUp, roomIsLeft),
  effects: ['markAnswered'],
  recordedAs: 'withdrawn',
  letter: 'withdrawn',
} as const

/** What one side records about the things in a space, and what the other says to it. */
export const recordLife: Life<RecordWords> = {
  name: 'inventory record',
  states: recordStates,
  endings: ['confirmed', 'withdrawn'],
  refusal: () => 'record_answered',
  steps: [
    {
      from: null,
      event: 'record',
      by: sides,
      to: 'waiting',
      guard: allOf(bookingAllowsIt, timeIsRecent, countsAddUp, roomIsLeft),
      recordedAs: 'recorded',
      letter: 'recorded',
    },
    { from: 'waiting', ...confirmation },
    {
      from: 'waiting',
      event: 'object',
      by: sides,
      to: 'objected',
      guard: isOtherSide,
      effects: ['markAnswered'],
      recordedAs: 'objected',
      letter: 'objected',
    },
    { from: 'waiting', ...withdrawal },
    // The two have talked about it.
    { from: 'objected', ...confirmation },
    { from: 'objected', ...withdrawal },
  ],
}
