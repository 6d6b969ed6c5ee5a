import { pageIn, textsIn } from '#design/lists/list-search.ts'

/** Kept apart from the words: what a route reads its address with is loaded with every page. */
export const queueStatuses = [
  'queue',
  'changed',
  'pending',
  'approved',
  'rejected',
  'suspended',
  'draft',
] as const

export type QueueStatus = (typeof queueStatuses)[number]

export interface QueueSearch {
  status?: QueueStatus
  page?: number
  q?: string
}

export function readQueueSearch(address: Record<string, unknown>): QueueSearch {
  const status = queueStatuses.find(one => one === address.status)
  return {
    ...(status && status !== 'queue' && { status }),
    ...pageIn(address),
    ...textsIn(['q'], address),
  }
}
