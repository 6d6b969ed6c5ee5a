/**
 * The life of a listing. `draft` is what the wire shows as no status at all (null); `available`
 * is the host's own switch and stands apart from this.
 */
export type ListingState = 'draft' | 'pending' | 'approved' | 'rejected' | 'suspended'

export type HostEvent = 'complete' | 'changeEssentials'

export type OperatorEvent =
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'confirmChange'
  | 'refuseChange'
  | 'reinstate'

export type ListingEvent = HostEvent | OperatorEvent

export interface ListingTransition {
  from: ListingState
  event: ListingEvent
  by: 'host' | 'operator'
  to: ListingState
}

export const listingTransitions: readonly ListingTransition[] = [
  { from: 'draft', event: 'complete', by: 'host', to: 'pending' },
  { from: 'rejected', event: 'complete', by: 'host', to: 'pending' },
  { from: 'pending', event: 'approve', by: 'operator', to: 'approved' },
  { from: 'pending', event: 'reject', by: 'operator', to: 'rejected' },
  { from: 'pending', event: 'suspend', by: 'operator', to: 'suspended' },
  { from: 'approved', event: 'suspend', by: 'operator', to: 'suspended' },
  { from: 'approved', event: 'changeEssentials', by: 'host', to: 'pending' },
  { from: 'approved', event: 'confirmChange', by: 'operator', to: 'approved' },
  { from: 'approved', event: 'refuseChange', by: 'operator', to: 'rejected' },
  { from: 'rejected', event: 'approve', by: 'operator', to: 'approved' },
  { from: 'suspended', event: 'reinstate', by: 'operator', to: 'approved' },
]

export function nextListingState(
  from: ListingState,
  event: ListingEvent,
  by: ListingTransition['by'],
): ListingState | undefined {
  return listingTransitions.find(
    transition => transition.from === from && transition.event === event && transition.by === by,
  )?.to
}

export type DecidedStatus = 'approved' | 'rejected' | 'suspended'

/** What an operator's wish means where the listing stands; undefined when there is nothing to decide. */
export function decisionEvent(
  from: ListingState,
  wish: DecidedStatus,
  { changedSinceApproval }: { changedSinceApproval: boolean },
): OperatorEvent | undefined {
  if (wish === 'suspended') return 'suspend'
  if (from === 'suspended') return wish === 'approved' ? 'reinstate' : undefined
  if (from !== 'approved') return wish === 'approved' ? 'approve' : 'reject'
  if (!changedSinceApproval) return undefined
  return wish === 'approved' ? 'confirmChange' : 'refuseChange'
}

/** Statuses an operator may choose for a listing that stands like this. */
export function possibleDecisions(
  from: ListingState,
  review: { changedSinceApproval: boolean },
): DecidedStatus[] {
  const wishes: DecidedStatus[] = ['approved', 'rejected', 'suspended']
  return wishes.filter(wish => {
    const event = decisionEvent(from, wish, review)
    return event !== undefined && nextListingState(from, event, 'operator') !== undefined
  })
}
