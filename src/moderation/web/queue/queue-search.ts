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

export function readQueueSearch({ status, page, q }: Record<string, unknown>): QueueSearch {
  const known = queueStatuses.find(one => one === status)
  return {
    ...(known && known !== 'queue' ? { status: known } : {}),
    ...(Number(page) > 1 ? { page: Math.floor(Number(page)) } : {}),
    ...(q ? { q: String(q) } : {}),
  }
}
