/** What is printed at once. */
export const labelsAtMost = 400

export interface PieceLabel<Thing> {
  thing: Thing
  /** Counted from 1; null where one label stands for all pieces. */
  piece: number | null
}

/**
 * Each piece has a label of its own. Of more pieces than can be printed the largest sets have one
 * label, because nobody sticks hundreds of them on bricks.
 */
export function pieceLabels<Thing extends { count: number }>(
  things: readonly Thing[],
): PieceLabel<Thing>[] {
  const most = largestSet(things.map(({ count }) => count))
  return things.flatMap((thing): PieceLabel<Thing>[] => {
    const { count } = thing
    if (count === 1 || count > most) return [{ thing, piece: null }]
    return Array.from({ length: count }, (_, index) => ({ thing, piece: index + 1 }))
  })
}

/** The largest number of pieces at which each still has its label. */
function largestSet(counts: readonly number[]): number {
  const sizes = [...new Set(counts)].sort((one, other) => other - one)
  const labels = (most: number) =>
    counts.reduce((sum, count) => sum + (count > most ? 1 : count), 0)
  return sizes.find(size => labels(size) <= labelsAtMost) ?? 1
}
