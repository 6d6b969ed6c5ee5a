const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** What a link to the page says; a report from a booking may also be about the other side. */
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

/** People copy only parts of an address, so the id is looked for anywhere in it. */
export function listingIn(address: string): string | undefined {
  return id.exec(address.toLowerCase())?.[0]
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && id.exec(value)?.[0] === value
}
