import type { InventorySide } from './inventory-terms.ts'

/** How many of which item. */
export interface CountedLine {
  item: string
  count: number
}

/** A hand-over or a return, whether or not the other side has confirmed it. */
export interface Handling {
  kind: 'handOver' | 'return'
  isWithdrawn: boolean
  lines: readonly CountedLine[]
}

/** How many of each item are in the space. Only what was withdrawn does not count. */
export function storedItems(handlings: readonly Handling[]): Map<string, number> {
  const stored = new Map<string, number>()
  for (const { kind, isWithdrawn, lines } of handlings) {
    for (const { item, count } of isWithdrawn ? [] : lines) {
      stored.set(item, (stored.get(item) ?? 0) + (kind === 'handOver' ? count : -count))
    }
  }
  return stored
}

export interface RecordedHandling extends Handling {
  by: InventorySide
  isConfirmed: boolean
}

/**
 * Whether the renter says that all that was handed over is back, by recording it or by confirming
 * what the partner recorded. Where nothing was handed over on record, nobody has said so.
 */
export function isAllBack(handlings: readonly RecordedHandling[]): boolean {
  const agreed = handlings.filter(
    ({ kind, by, isConfirmed }) => kind === 'handOver' || by === 'renter' || isConfirmed,
  )
  const left = [...storedItems(agreed).values()]
  return left.length > 0 && left.every(count => count <= 0)
}

interface Fitting {
  stored: ReadonlyMap<string, number>
  /** How many of each item the list names. */
  listed: ReadonlyMap<string, number>
}

/** No more comes in than is listed, and no more goes out than is there. */
export function fits(
  { kind, lines }: Pick<Handling, 'kind' | 'lines'>,
  { stored, listed }: Fitting,
): boolean {
  return lines.every(({ item, count }) => {
    const there = stored.get(item) ?? 0
    return kind === 'return' ? count <= there : count <= (listed.get(item) ?? 0) - there
  })
}

/** Whether the rest still adds up without this one. */
export function fitsWithout(
  { kind, lines }: Pick<Handling, 'kind' | 'lines'>,
  fitting: Fitting,
): boolean {
  return fits({ kind: kind === 'return' ? 'handOver' : 'return', lines }, fitting)
}

/** No more may be asked for than is there and not asked for already. */
export function fitsAsked(
  lines: readonly CountedLine[],
  stored: ReadonlyMap<string, number>,
  asked: ReadonlyMap<string, number>,
): boolean {
  return lines.every(({ item, count }) => count <= (stored.get(item) ?? 0) - (asked.get(item) ?? 0))
}

export function totalled(lines: readonly CountedLine[]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const { item, count } of lines) totals.set(item, (totals.get(item) ?? 0) + count)
  return totals
}
