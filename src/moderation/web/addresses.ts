import type { QueueStatus } from './queue/queue-search.ts'

export const queuePageSize = 50

/** The console asks for it before the rest of its code is there. */
export function queueAddress(status: QueueStatus, page: number): string {
  const filter = { status, page: String(page), limit: String(queuePageSize) }
  return `/admin/listings?${new URLSearchParams(filter)}`
}
