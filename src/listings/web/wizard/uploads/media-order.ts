export function movedItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const target = Math.min(Math.max(to, 0), items.length - 1)
  const item = items[from]
  if (item === undefined) return [...items]
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, target), item, ...others.slice(target)]
}

/**
 * The server's list after an upload, with the moves and removals made here since its last answer.
 */
export function mergedMedia(
  shown: readonly string[],
  known: readonly string[],
  answered: readonly string[],
): string[] {
  const kept = shown.filter(url => answered.includes(url))
  const added = answered.filter(url => !known.includes(url) && !kept.includes(url))
  return [...kept, ...added]
}
