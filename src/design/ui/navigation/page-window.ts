// The page numbers to show: the ends, the current page and its neighbours; null is a gap.
export function pageWindow(page: number, count: number): (number | null)[] {
  const near = new Set([1, count, page - 1, page, page + 1])
  const shown = [...near].filter(one => one >= 1 && one <= count).sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? 0
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [null, one] : [one]
  })
}
