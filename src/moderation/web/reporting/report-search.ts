const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** What a link to the page says it is about; a booking may also be about its other side. */
export interface ReportSearch {
  listing?: string
  booking?: string
  person?: true
}

export function readReportSearch({
  listing,
  booking,
  person,
}: Record<string, unknown>): ReportSearch {
  if (isId(booking)) return { booking, ...(person !== undefined && { person: true as const }) }
  return isId(listing) ? { listing } : {}
}

/** The listing that an address leads to, however much of the address was copied. */
export function listingIn(address: string): string | undefined {
  return id.exec(address.toLowerCase())?.[0]
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && id.exec(value)?.[0] === value
}
