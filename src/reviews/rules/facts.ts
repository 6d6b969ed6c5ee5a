/** Figures from fewer requests would be chance. */
export const fewestForFacts = 5
export const factsMonths = 12
/** Until enough is known. The column in the database has the same default. */
export const reliabilityOfNewcomers = 80

interface Counted {
  requests: number
  kept: number
}

/** The share of requests, in percent, that were answered in time and not cancelled. */
export function reliabilityOf({ requests, kept }: Counted): number {
  return requests < fewestForFacts ? reliabilityOfNewcomers : Math.round((100 * kept) / requests)
}
