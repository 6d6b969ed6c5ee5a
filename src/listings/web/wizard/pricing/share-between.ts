/** From 0 to 1; 0.5 when both ends are the same. */
export function shareBetween(value: number, [low, high]: readonly [number, number]): number {
  if (high <= low) return 0.5
  return Math.min(Math.max((value - low) / (high - low), 0), 1)
}
