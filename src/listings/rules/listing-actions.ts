import { type ListingState, nextListingState } from './listing-states.ts'

export type ListingAction = 'edit' | 'delete' | 'toggle' | 'complete'

/** What a host may do with a listing of their own: buttons and server read the same answer. */
export function possibleActions(state: ListingState): ListingAction[] {
  const actions: ListingAction[] = ['delete', 'toggle']
  if (state !== 'suspended') actions.unshift('edit')
  if (nextListingState(state, 'complete', 'host')) actions.push('complete')
  return actions
}
