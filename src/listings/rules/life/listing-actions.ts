import { stepFor } from '#foundation/rules/life.ts'
import { listingLife } from './listing-life.ts'
import type { ListingState } from './listing-states.ts'

export type ListingAction = 'edit' | 'delete' | 'toggle' | 'complete'

/** The buttons and the server both ask here, so they agree. */
export function possibleActions(state: ListingState): ListingAction[] {
  const actions: ListingAction[] = ['delete', 'toggle']
  if (state !== 'suspended') actions.unshift('edit')
  if (stepFor(listingLife, { from: state, event: 'complete', by: 'host' })) actions.push('complete')
  return actions
}
