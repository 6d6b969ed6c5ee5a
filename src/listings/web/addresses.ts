const pageSize = 100

/** A partner's page asks for it before the rest of its code is there. */
export function myListingsAddress(page = 1): string {
  return `/listings?page=${page}&limit=${pageSize}`
}
