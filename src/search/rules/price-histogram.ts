export interface PriceBin {
  from: number
  to: number
  count: number
}

const steps = [1, 2, 5]

/** The bins have a round width, so there are only about `wanted` of them. */
export function priceHistogram(prices: readonly number[], wanted = 20): PriceBin[] {
  if (prices.length === 0) return []
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const width = roundWidth((highest - lowest) / wanted)
  const first = Math.floor(lowest / width)
  const last = Math.floor(highest / width)
  const counts = Array.from({ length: last - first + 1 }, () => 0)
  for (const price of prices) {
    const index = Math.floor(price / width) - first
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts.map((count, index) => ({
    from: (first + index) * width,
    to: (first + index + 1) * width,
    count,
  }))
}

function roundWidth(exact: number): number {
  if (exact <= 1) return 1
  const magnitude = 10 ** Math.floor(Math.log10(exact))
  const step = steps.find(candidate => candidate * magnitude >= exact) ?? 10
  return step * magnitude
}
