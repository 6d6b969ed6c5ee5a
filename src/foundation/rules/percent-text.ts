/** 0.075 is "7.5%". Rounds first: 0.07 * 100 would give 7.000000000000001. */
export function percentText(rate: number): string {
  return `${Math.round(rate * 1000) / 10}%`
}
