import { isHandling } from '#inventory/rules/record-life.ts'
import type { InventoryRows } from '../reading/inventory-rows.ts'
import type { ItemRow } from '../tables/items-table.ts'
import { type ListedItem, recordedIn } from '../tables/link-content.ts'
import type { LinkWithContent } from '../tables/links-table.ts'
import type { RecordRow } from '../tables/records-table.ts'

/** What is shown stands in tables beside the chain. Finds the links that say something else. */
export function linksShownOtherwise(inventory: InventoryRows): Set<number> {
  return new Set([...recordsOtherwise(inventory), ...itemsOtherwise(inventory)])
}

function* recordsOtherwise({ records, links }: InventoryRows): Generator<number> {
  const ofRecord = Map.groupBy(links, ({ record_id }) => record_id)
  for (const record of records) {
    const [first, ...answers] = ofRecord.get(record.id) ?? []
    if (!first) continue
    const last = answers.at(-1) ?? first
    if (!isAsRecorded(record, first)) yield first.number
    if (record.state !== (last === first ? 'waiting' : last.event)) yield last.number
    yield* answers.filter(({ content }) => !isAnswerTo(first, content)).map(({ number }) => number)
  }
}

function isAsRecorded(record: RecordRow, { side, at, content }: LinkWithContent): boolean {
  const said = recordedIn(content)
  return (
    record.side === side &&
    record.created_at.getTime() === at.getTime() &&
    (!said || (record.kind === said.kind && record.happened_at.toISOString() === said.happenedAt))
  )
}

/** An answer names the hash that was seen. */
function isAnswerTo(first: LinkWithContent, content: LinkWithContent['content']): boolean {
  if (!content || !('record' in content)) return true
  return content.record === first.hash.toString('hex')
}

/** Once something is in the chain, every change of it is a link. */
function* itemsOtherwise({ items, links }: InventoryRows): Generator<number> {
  const named = new Map<string, Named>()
  for (const { number, content } of links) {
    const said = recordedIn(content)
    if (!said) continue
    for (const line of said.lines) {
      const count = isHandling(said.kind) ? named.get(line.item)?.count : line.count
      named.set(line.item, { number, line, count })
    }
  }
  for (const item of items) {
    const last = named.get(item.id)
    if (last && !isAsNamed(item, last)) yield last.number
  }
}

interface Named {
  number: number
  line: ListedItem
  /** How many the list said; in a hand-over or a return it is how many were moved. */
  count: number | undefined
}

function isAsNamed(item: ItemRow, { line, count }: Named): boolean {
  return (
    item.number === line.number &&
    item.name === line.name &&
    item.declared_value === line.declaredValuePence &&
    item.count === (count ?? item.count)
  )
}
