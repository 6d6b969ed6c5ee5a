/** 0.075 is "7.5%"; the detour keeps 1 - 0.2 from being 80.00000000000001. */
export function percentText(rate: number): string {
  return `${Math.round(rate * 1000) / 10}%`
}
