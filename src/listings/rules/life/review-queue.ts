import type { ListingState } from './listing-states.ts'

export interface QueueFilter {
  /** `queue` is everything that waits for an operator: new, resubmitted, or changed while live. */
  status: 'queue' | 'changed' | ListingState
  offset: number
  limit: number
}
