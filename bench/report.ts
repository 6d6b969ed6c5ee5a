/** One measured way of doing something. Ratios compare it with the first row. */
export interface Measured {
  what: string
  figure: number
  unit: string
  /** False where the figure has no limit to be compared with. */
  compared?: boolean
}

/** The result of one benchmark; `npm run bench` prints a table of all. */
export interface Report {
  title: string
  limitName: string
  rows: readonly Measured[]
}

export function report(title: string, limitName: string, rows: readonly Measured[]): void {
  const limit = rows[0]?.figure ?? Number.NaN
  const width = Math.max(title.length, ...rows.map(row => row.what.length)) + 2
  const lines = rows.map(({ what, figure, unit, compared = true }) => {
    const ratio = compared ? (figure / limit).toFixed(2) : '-'
    return `${what.padEnd(width)}${short(figure).padStart(9)} ${unit.padEnd(8)}${ratio.padStart(6)}`
  })
  const head = `${title.padEnd(width)}${''.padStart(9)} ${''.padEnd(8)}${'ratio'.padStart(6)}`
  process.stdout.write(`${head}\n${lines.join('\n')}\n(ratio: to ${limitName})\n\n`)
  process.send?.({ title, limitName, rows } satisfies Report)
}

export function short(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(1)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
