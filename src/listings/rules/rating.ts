/** Figures of fewer reviews than that would say more of one person than of the space. */
export const fewestForRating = 3

export interface RatingSum {
  count: number
  /** Of all their stars. */
  sum: number
}

/** The average as it is shown, to a tenth of a star; null while there are too few. */
export function shownRating({ count, sum }: RatingSum): { average: number; count: number } | null {
  return count < fewestForRating ? null : { average: Math.round((10 * sum) / count) / 10, count }
}
