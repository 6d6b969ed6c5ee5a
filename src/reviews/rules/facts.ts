/** Figures of fewer requests than that would be chance. */
export const fewestForFacts = 5
/** How far back the figures look. */
export const factsMonths = 12
/** Where partners stand of whom nobody knows yet; the database begins with it too. */
export const reliabilityOfNewcomers = 80

interface Counted {
  requests: number
  kept: number
}

/** Of a hundred requests, how many were answered in time and not cancelled. */
export function reliabilityOf({ requests, kept }: Counted): number {
  return requests < fewestForFacts ? reliabilityOfNewcomers : Math.round((100 * kept) / requests)
}
