/** 12,345. Written by hand, because loading `Intl.NumberFormat` would delay hydration. */
export function formatWhole(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
