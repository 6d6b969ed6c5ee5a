import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import type { Guard, Life } from '#foundation/rules/life.ts'
import { type ListingState, listingStates } from './listing-states.ts'

export type HostEvent = 'complete' | 'changeEssentials'

export type OperatorEvent =
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'confirmChange'
  | 'refuseChange'
  | 'reinstate'

export interface ListingFacts {
  changedSinceApproval: boolean
}

export interface ListingWords {
  state: ListingState
  event: HostEvent | OperatorEvent
  actor: 'host' | 'operator'
  facts: ListingFacts
  effect: 'startReview' | 'endReview' | 'keepApproved'
  consequence: never
  letter: 'submitted' | 'approved' | 'rejected' | 'change-refused' | 'suspended'
  record: AuditedOf<'listing'>
}

const isChanged: Guard<ListingWords> = ({ changedSinceApproval }) =>
  changedSinceApproval ? undefined : 'nothing_to_decide'

const submission = {
  by: ['host'],
  to: 'pending',
  effects: ['startReview'],
  recordedAs: 'submitted',
  letter: 'submitted',
} as const
const approval = {
  by: ['operator'],
  to: 'approved',
  effects: ['endReview', 'keepApproved'],
  letter: 'approved',
} as const
const rejection = {
  by: ['operator'],
  to: 'rejected',
  effects: ['endReview'],
  letter: 'rejected',
} as const
const suspension = {
  event: 'suspend',
  by: ['operator'],
  to: 'suspended',
  effects: ['endReview'],
  recordedAs: 'suspended',
  letter: 'suspended',
} as const

/**
 * An approved listing whose place or kind changes is public only after another approval; with any
 * other change it stays public while the operator looks at it.
 */
export const listingLife: Life<ListingWords> = {
  name: 'listing',
  states: listingStates,
  endings: [],
  refusal: () => 'nothing_to_decide',
  steps: [
    { from: 'draft', event: 'complete', ...submission },
    { from: 'rejected', event: 'complete', ...submission },
    { from: 'approved', event: 'changeEssentials', ...submission },
    { from: 'pending', event: 'approve', ...approval, recordedAs: 'approved' },
    { from: 'rejected', event: 'approve', ...approval, recordedAs: 'approved' },
    { from: 'suspended', event: 'reinstate', ...approval, recordedAs: 'reinstated' },
    {
      from: 'approved',
      event: 'confirmChange',
      ...approval,
      guard: isChanged,
      recordedAs: 'change-confirmed',
    },
    { from: 'pending', event: 'reject', ...rejection, recordedAs: 'rejected' },
    {
      from: 'approved',
      event: 'refuseChange',
      ...rejection,
      guard: isChanged,
      recordedAs: 'change-refused',
      letter: 'change-refused',
    },
    { from: 'pending', ...suspension },
    { from: 'approved', ...suspension },
  ],
}
