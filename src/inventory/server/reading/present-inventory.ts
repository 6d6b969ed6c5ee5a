import { fail } from '#foundation/rules/errors.ts'
import { pence, poundsFromPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import type { InventorySide } from '#inventory/rules/inventory-terms.ts'
import { recordEvents } from '#inventory/rules/record-life.ts'
import { requestEvents } from '#inventory/rules/request-life.ts'
import type { Item, ItemRecord, ItemRequest } from '#inventory/rules/wire.ts'
import { mayChangeRecord } from '../lives/change-record.ts'
import { mayChangeRequest } from '../lives/change-request.ts'
import type { ItemRow } from '../tables/items-table.ts'
import type { ContentPicture, ListedItem } from '../tables/link-content.ts'
import type { RecordRow } from '../tables/records-table.ts'
import type { RequestRow } from '../tables/requests-table.ts'
import {
  askedIn,
  contentOf,
  type InventoryRows,
  readInventoryRows,
  storedIn,
} from './inventory-rows.ts'

export type Reader = InventorySide | 'operator'

export function wordOf(side: InventorySide): 'partner' | 'renter' {
  return side === 'host' ? 'partner' : 'renter'
}

const declared = (amount: number | null) => ({
  declaredValue: amount === null ? null : poundsFromPence(pence(amount)),
  declaredValuePence: amount,
})

const pathsOf = (pictures: readonly ContentPicture[]) => pictures.map(({ name }) => mediaPath(name))

export function presentItems(inventory: InventoryRows, rows: readonly ItemRow[]): Item[] {
  const [stored, asked] = [storedIn(inventory), askedIn(inventory)]
  const pictures = Map.groupBy(inventory.pictures, ({ item_id }) => item_id)
  return rows.map(row => ({
    _id: row.id,
    number: row.number,
    name: row.name,
    count: row.count,
    ...declared(row.declared_value),
    pictures: (pictures.get(row.id) ?? []).map(({ name }) => mediaPath(name)),
    // Records of whoever has left no longer say how many.
    stored: Math.max(0, stored.get(row.id) ?? 0),
    asked: asked.get(row.id) ?? 0,
    createdAt: row.created_at.toISOString(),
    removedAt: row.removed_at?.toISOString() ?? null,
  }))
}

export async function presentItemOf(db: Db, bookingId: string, id: string): Promise<Item> {
  const inventory = await readInventoryRows(db, bookingId)
  const [item] = presentItems(
    inventory,
    inventory.items.filter(row => row.id === id),
  )
  return item ?? fail('not_found')
}

interface Reading {
  reader: Reader
  now: Date
}

/** Undefined for one that somebody has taken out of the chain. */
function presentRecord(
  row: RecordRow,
  inventory: InventoryRows,
  { reader, now }: Reading,
): ItemRecord | undefined {
  const links = inventory.links.filter(({ record_id }) => record_id === row.id)
  const recorded = links.find(({ event }) => event === 'recorded')
  const objected = links.find(({ event }) => event === 'objected')?.content
  if (!recorded) return undefined
  const content = contentOf(inventory, row.id)
  return {
    _id: row.id,
    kind: row.kind,
    by: wordOf(row.side),
    state: row.state,
    happenedAt: row.happened_at.toISOString(),
    recordedAt: row.created_at.toISOString(),
    link: recorded.number,
    hash: recorded.hash.toString('hex'),
    lines: (content?.lines ?? []).map(line => ({
      ...presentListed(line),
      item: line.item,
      number: line.number,
      note: line.note,
      pictures: pathsOf(line.photographs),
      listPictures: pathsOf(line.pictures),
    })),
    before: content?.before ? presentListed(content.before) : null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    objection: objected && 'words' in objected ? objected.words : null,
    allowed:
      reader === 'operator'
        ? []
        : recordEvents.filter(event => mayChangeRecord(row, event, { by: reader, now })),
  }
}

function presentListed({ name, count, declaredValuePence }: ListedItem) {
  return { name, count, ...declared(declaredValuePence) }
}

/** Newest first, as in the chain. */
export function presentRecords(inventory: InventoryRows, reading: Reading): ItemRecord[] {
  return inventory.records
    .flatMap(row => presentRecord(row, inventory, reading) ?? [])
    .toSorted((one, other) => other.link - one.link)
}

export async function presentRecordOf(
  db: Db,
  { now }: Pick<Context, 'now'>,
  id: string,
  { bookingId, reader }: { bookingId: string; reader: Reader },
): Promise<ItemRecord> {
  const inventory = await readInventoryRows(db, bookingId)
  const row = inventory.records.find(one => one.id === id) ?? fail('not_found')
  return presentRecord(row, inventory, { reader, now }) ?? fail('not_found')
}

export function presentRequest(
  row: RequestRow,
  { items }: InventoryRows,
  { reader, now }: Reading,
): ItemRequest {
  return {
    _id: row.id,
    state: row.state,
    lines: row.lines.flatMap(({ item, count }) => {
      const named = items.find(({ id }) => id === item)
      return named ? [{ item, number: named.number, name: named.name, count }] : []
    }),
    words: row.words,
    reply: row.reply,
    readyAt: row.ready_at?.toISOString() ?? null,
    askedAt: row.asked_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    allowed:
      reader === 'operator'
        ? []
        : requestEvents.filter(event => mayChangeRequest(row, event, { by: reader, now })),
  }
}
