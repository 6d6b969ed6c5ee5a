import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import { allOf, type Guard, type Life } from '#foundation/rules/life.ts'
import { type InventorySide, isPromisable } from './inventory-terms.ts'

export const requestStates = ['asked', 'dated', 'done', 'denied', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

export const requestEvents = ['date', 'finish', 'deny', 'withdraw'] as const
type RequestEvent = (typeof requestEvents)[number]

export function isOpenRequest(state: RequestState): boolean {
  return state === 'asked' || state === 'dated'
}

export interface RequestFacts {
  now: Date
  /** Read under the lock of the booking; missing where only buttons are drawn. */
  isPossible?: boolean | undefined
  addsUp?: boolean | undefined
  readyAt?: Date | undefined
}

export interface RequestWords {
  state: RequestState
  event: 'ask' | RequestEvent
  actor: InventorySide
  facts: RequestFacts
  effect: 'markChanged' | 'setDate' | 'dateNow'
  consequence: never
  letter: 'asked' | 'dated' | 'done' | 'denied' | 'askedNoMore'
  record: AuditedOf<'inventory'> & ('asked' | 'dated' | 'done' | 'denied' | 'askedNoMore')
}

type RequestGuard = Guard<RequestWords>

const bookingAllowsIt: RequestGuard = ({ isPossible }) =>
  isPossible === false ? 'inventory_not_possible' : undefined
const thingsAreThere: RequestGuard = ({ addsUp }) => (addsUp === false ? 'item_counts' : undefined)
const dateIsAhead: RequestGuard = ({ readyAt, now }) =>
  !readyAt || isPromisable(readyAt, now) ? undefined : 'item_request_time'

const open = ['asked', 'dated'] as const

/** The renter asks for things back, and the host says when they are ready. */
export const requestLife: Life<RequestWords> = {
  name: 'inventory request',
  states: requestStates,
  endings: ['done', 'denied', 'withdrawn'],
  refusal: () => 'item_request_closed',
  steps: [
    {
      from: null,
      event: 'ask',
      by: ['renter'],
      to: 'asked',
      guard: allOf(bookingAllowsIt, thingsAreThere),
      effects: ['markChanged'],
      recordedAs: 'asked',
      letter: 'asked',
    },
    ...open.flatMap(from => [
      {
        from,
        event: 'date' as const,
        by: ['host'] as const,
        to: 'dated' as const,
        guard: dateIsAhead,
        effects: ['markChanged', 'setDate'] as const,
        recordedAs: 'dated' as const,
        letter: 'dated' as const,
      },
      {
        from,
        event: 'finish' as const,
        by: ['host'] as const,
        to: 'done' as const,
        // Each one that is done has a date: the one that was given, or when it was marked.
        effects:
          from === 'asked' ? (['markChanged', 'dateNow'] as const) : (['markChanged'] as const),
        recordedAs: 'done' as const,
        letter: 'done' as const,
      },
      {
        from,
        event: 'withdraw' as const,
        by: ['renter'] as const,
        to: 'withdrawn' as const,
        effects: ['markChanged'] as const,
        recordedAs: 'askedNoMore' as const,
        letter: 'askedNoMore' as const,
      },
    ]),
    {
      from: 'asked',
      event: 'deny',
      by: ['host'],
      to: 'denied',
      effects: ['markChanged'],
      recordedAs: 'denied',
      letter: 'denied',
    },
  ],
}
