import { stepFor } from '#foundation/rules/life.ts'
import { listingLife } from './listing-life.ts'
import type { ListingState } from './listing-states.ts'

export type ListingAction = 'edit' | 'delete' | 'toggle' | 'complete'

/** What a host may do with a listing of their own: buttons and server read the same answer. */
export function possibleActions(state: ListingState): ListingAction[] {
  const actions: ListingAction[] = ['delete', 'toggle']
  if (state !== 'suspended') actions.unshift('edit')
  if (stepFor(listingLife, { from: state, event: 'complete', by: 'host' })) actions.push('complete')
  return actions
}
