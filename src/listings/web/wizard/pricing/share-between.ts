/** Where a value stands between two ends, from 0 to 1; in the middle where the ends are one. */
export function shareBetween(value: number, [low, high]: readonly [number, number]): number {
  if (high <= low) return 0.5
  return Math.min(Math.max((value - low) / (high - low), 0), 1)
}
