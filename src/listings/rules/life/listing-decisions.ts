import { refusalFor } from '#foundation/rules/life.ts'
import { type ListingFacts, listingLife, type OperatorEvent } from './listing-life.ts'
import type { ListingState } from './listing-states.ts'

export type DecidedStatus = 'approved' | 'rejected' | 'suspended'

/**
 * The same decision is another event depending on the state: approving a suspended listing
 * reinstates it.
 */
export function decisionEvent(from: ListingState, wish: DecidedStatus): OperatorEvent {
  if (wish === 'suspended') return 'suspend'
  if (from === 'suspended') return wish === 'approved' ? 'reinstate' : 'reject'
  if (from !== 'approved') return wish === 'approved' ? 'approve' : 'reject'
  return wish === 'approved' ? 'confirmChange' : 'refuseChange'
}

export function possibleDecisions(from: ListingState, facts: ListingFacts): DecidedStatus[] {
  const wishes: DecidedStatus[] = ['approved', 'rejected', 'suspended']
  return wishes.filter(wish => {
    const event = decisionEvent(from, wish)
    return refusalFor(listingLife, { from, event, by: 'operator' }, facts) === undefined
  })
}
