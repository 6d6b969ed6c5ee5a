import { pageIn, textsIn } from '#design/lists/list-search.ts'

/** In a file of its own, because every page loads the code that reads addresses. */
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
