export const threadsAPage = 30

/** A page asks for these before the rest of its code is there. */
export function threadsAddress(page = 1): string {
  return `/messages/threads?page=${page}&limit=${threadsAPage}`
}

export function threadAddress(id: string): string {
  return `/messages/threads/${encodeURIComponent(id)}`
}
