/** An average of fewer reviews depends too much on one person. */
export const fewestForRating = 3

export interface RatingSum {
  count: number
  sum: number
}

/** To a tenth of a star. */
export function shownRating({ count, sum }: RatingSum): { average: number; count: number } | null {
  return count < fewestForRating ? null : { average: Math.round((10 * sum) / count) / 10, count }
}
