import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import { allOf, type Guard, type Life, type Step } from '#foundation/rules/life.ts'
import { after } from '#foundation/rules/time/time.ts'
import { isOver, isProposable, pickable, remindAheadMs } from './viewing-terms.ts'

export const viewingStates = [
  'asked',
  'offered',
  'agreed',
  'declined',
  'withdrawn',
  'cancelled',
  'expired',
  'closed',
  'done',
] as const
export type ViewingState = (typeof viewingStates)[number]
export type ViewingSide = 'renter' | 'host'

/** Actions on an existing viewing. */
export const viewingEvents = ['pick', 'offer', 'decline', 'accept', 'withdraw', 'cancel'] as const

export interface ViewingFacts {
  now: Date
  /** Times that wait for the other side to pick one. */
  proposed: readonly Date[]
  startsAt: Date | null
  /** The new times, and the time that was picked. Missing where only buttons are drawn. */
  wished?: readonly Date[] | undefined
  picked?: Date | undefined
  space?: SeenSpace | undefined
}

export interface SeenSpace {
  isPublic: boolean
  isHostSuspended: boolean
  available: boolean
}

export interface ViewingWords {
  state: ViewingState
  event: 'ask' | (typeof viewingEvents)[number] | 'close' | 'expire' | 'remind' | 'finish'
  actor: ViewingSide | 'operator' | 'clock'
  facts: ViewingFacts
  effect: 'proposeTimes' | 'fixTime' | 'markReminded' | 'endWaiting'
  consequence: never
  letter:
    | 'asked'
    | 'offered'
    | 'agreed'
    | 'declined'
    | 'withdrawn'
    | 'cancelledByRenter'
    | 'cancelledByHost'
    | 'expired'
    | 'closed'
    | 'reminder'
  record: AuditedOf<'viewing'>
}

type ViewingGuard = Guard<ViewingWords>

const spaceIsLet: ViewingGuard = ({ space }) => {
  if (space?.isHostSuspended) return 'host_suspended'
  return space?.isPublic === false ? 'viewing_not_possible' : undefined
}
const spaceIsSwitchedOn: ViewingGuard = ({ space }) =>
  space?.available === false ? 'viewing_not_possible' : undefined
const timesFit: ViewingGuard = ({ wished = [], now }) =>
  wished.every(time => isProposable(time, now)) ? undefined : 'viewing_times'
const timeIsThere: ViewingGuard = ({ proposed, picked, now }) => {
  const left = pickable(proposed, now)
  const isThere = picked ? left.some(time => time.getTime() === picked.getTime()) : left.length > 0
  return isThere ? undefined : 'viewing_time_gone'
}
const someTimeIsLeft: ViewingGuard = ({ proposed, now }) =>
  pickable(proposed, now).length > 0 ? undefined : 'viewing_closed'
const noTimeIsLeft: ViewingGuard = ({ proposed, now }) =>
  pickable(proposed, now).length > 0 ? 'viewing_closed' : undefined
const notBegun: ViewingGuard = ({ startsAt, now }) =>
  startsAt && startsAt > now ? undefined : 'viewing_closed'
const isSoon: ViewingGuard = ({ startsAt, now }) =>
  startsAt && now >= after(startsAt, -remindAheadMs) ? undefined : 'viewing_closed'
const isDone: ViewingGuard = ({ startsAt, now }) =>
  startsAt && isOver(startsAt, now) ? undefined : 'viewing_closed'

const ends = ['endWaiting'] as const

/** The same whichever side the viewing waits for. */
const waitingSteps: Step<ViewingWords>[] = (['asked', 'offered'] as const).flatMap(from => [
  {
    from,
    event: 'decline',
    by: ['host'],
    to: 'declined',
    guard: someTimeIsLeft,
    effects: ends,
    recordedAs: 'declined',
    letter: 'declined',
  },
  {
    from,
    event: 'withdraw',
    by: ['renter'],
    to: 'withdrawn',
    guard: someTimeIsLeft,
    effects: ends,
    recordedAs: 'withdrawn',
    letter: 'withdrawn',
  },
  {
    from,
    event: 'expire',
    by: ['clock'],
    to: 'expired',
    guard: noTimeIsLeft,
    effects: ends,
    recordedAs: 'expired',
    letter: 'expired',
  },
])

/** The space is no longer available, or one of the two accounts is gone. */
const closingSteps: Step<ViewingWords>[] = (['asked', 'offered', 'agreed'] as const).map(from => ({
  from,
  event: 'close',
  by: ['renter', 'host', 'operator'],
  to: 'closed',
  effects: ends,
  recordedAs: 'closed',
  letter: 'closed',
}))

export const viewingLife: Life<ViewingWords> = {
  name: 'viewing',
  states: viewingStates,
  endings: ['declined', 'withdrawn', 'cancelled', 'expired', 'closed', 'done'],
  refusal: () => 'viewing_closed',
  steps: [
    {
      from: null,
      event: 'ask',
      by: ['renter'],
      to: 'asked',
      guard: allOf(spaceIsLet, spaceIsSwitchedOn, timesFit),
      effects: ['proposeTimes'],
      recordedAs: 'asked',
      letter: 'asked',
    },
    {
      from: 'asked',
      event: 'pick',
      by: ['host'],
      to: 'agreed',
      guard: allOf(spaceIsLet, timeIsThere),
      effects: ['fixTime'],
      recordedAs: 'agreed',
      letter: 'agreed',
    },
    {
      from: 'asked',
      event: 'offer',
      by: ['host'],
      to: 'offered',
      guard: allOf(spaceIsLet, someTimeIsLeft, timesFit),
      effects: ['proposeTimes'],
      recordedAs: 'offered',
      letter: 'offered',
    },
    {
      from: 'offered',
      event: 'accept',
      by: ['renter'],
      to: 'agreed',
      guard: allOf(spaceIsLet, timeIsThere),
      effects: ['fixTime'],
      recordedAs: 'agreed',
      letter: 'agreed',
    },
    ...waitingSteps,
    {
      from: 'agreed',
      event: 'cancel',
      by: ['renter', 'host'],
      to: 'cancelled',
      guard: notBegun,
      effects: ends,
      recordedAs: 'cancelled',
      letter: { renter: 'cancelledByRenter', host: 'cancelledByHost' },
    },
    {
      from: 'agreed',
      event: 'remind',
      by: ['clock'],
      to: 'agreed',
      guard: isSoon,
      effects: ['markReminded'],
      recordedAs: 'reminded',
      letter: 'reminder',
    },
    {
      from: 'agreed',
      event: 'finish',
      by: ['clock'],
      to: 'done',
      guard: isDone,
      effects: ends,
      recordedAs: 'done',
    },
    ...closingSteps,
  ],
}

interface Standing {
  state: ViewingState
  proposed: readonly Date[]
  startsAt: Date | null
}

/** A time that has passed counts at once, even before the job has run. */
export function stateAt({ state, proposed, startsAt }: Standing, now: Date): ViewingState {
  if (state === 'agreed' && startsAt && isOver(startsAt, now)) return 'done'
  const waits = state === 'asked' || state === 'offered'
  return waits && pickable(proposed, now).length === 0 ? 'expired' : state
}
