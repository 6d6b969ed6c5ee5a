// The round number at the top of a chart: 1, 2, 2.5, 4, 5 or 8 times a power of ten.
export function roundTop(highest: number) {
  if (highest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  const factor = [1, 2, 2.5, 4, 5, 8, 10].find(one => one * power >= highest) ?? 10
  return factor * power
}
