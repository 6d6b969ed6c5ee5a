import { idIn, isId } from '#foundation/rules/id-text.ts'

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
  return idIn(address.toLowerCase())
}
