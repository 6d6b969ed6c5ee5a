import type { Item } from '../../rules/wire.ts'

/** By the id of the item. */
export type Chosen<Detail> = Readonly<Record<string, Detail>>

interface Choice<Detail> {
  items: readonly Item[]
  /** How many of it can be chosen. */
  most: (item: Item) => number
  chosen: Chosen<Detail>
}

/** A kept form may be older than the list. */
export function stillPossible<Detail extends { count: number }>({
  items,
  most,
  chosen,
}: Choice<Detail>): Chosen<Detail> {
  return Object.fromEntries(
    items.flatMap(item => {
      const detail = chosen[item._id]
      const limit = most(item)
      return detail && limit > 0
        ? [[item._id, { ...detail, count: Math.min(detail.count, limit) }]]
        : []
    }),
  )
}

/** In the order of the list. */
export function linesOf<Detail extends { count: number }>(
  items: readonly Item[],
  chosen: Chosen<Detail>,
): (Detail & { item: string })[] {
  return items.flatMap(({ _id: item }) => (chosen[item] ? [{ ...chosen[item], item }] : []))
}
