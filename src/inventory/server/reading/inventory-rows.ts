import { pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { isHandling } from '#inventory/rules/record-life.ts'
import type { Held } from '#inventory/rules/record-room.ts'
import { isOpenRequest } from '#inventory/rules/request-life.ts'
import {
  type Handling,
  type RecordedHandling,
  storedItems,
  totalled,
} from '#inventory/rules/stored-items.ts'
import { type InventoryPictureRow, picturesOfItems } from '../tables/inventory-pictures-table.ts'
import { type ItemRow, itemsOf } from '../tables/items-table.ts'
import { type ListedItem, type RecordedContent, recordedIn } from '../tables/link-content.ts'
import { type LinkWithContent, linksOf } from '../tables/links-table.ts'
import { type RecordRow, recordsOf } from '../tables/records-table.ts'
import { type RequestRow, requestsOf } from '../tables/requests-table.ts'

/** All that is kept of the inventory of one booking. */
export interface InventoryRows {
  items: readonly ItemRow[]
  pictures: readonly InventoryPictureRow[]
  records: readonly RecordRow[]
  links: readonly LinkWithContent[]
  requests: readonly RequestRow[]
}

export async function readInventoryRows(db: Db, bookingId: string): Promise<InventoryRows> {
  return {
    items: await itemsOf(db, bookingId),
    pictures: await picturesOfItems(db, bookingId),
    records: await recordsOf(db, bookingId),
    links: await linksOf(db, bookingId),
    requests: await requestsOf(db, bookingId),
  }
}

export function contentOf(
  { links }: Pick<InventoryRows, 'links'>,
  recordId: string,
): RecordedContent | undefined {
  const link = links.find(one => one.record_id === recordId && one.event === 'recorded')
  return recordedIn(link?.content)
}

type Chain = Pick<InventoryRows, 'records' | 'links'>

export function handlingsIn(chain: Chain): RecordedHandling[] {
  return chain.records.flatMap(({ id, kind, side, state }): RecordedHandling[] => {
    if (!isHandling(kind)) return []
    const lines = contentOf(chain, id)?.lines ?? []
    const [isWithdrawn, isConfirmed] = [state === 'withdrawn', state === 'confirmed']
    return [{ kind, by: side, isWithdrawn, isConfirmed, lines }]
  })
}

/** With what is about to happen. */
export function storedIn(inventory: InventoryRows, ...next: Handling[]): Map<string, number> {
  return storedItems([...handlingsIn(inventory), ...next])
}

export function heldIn(inventory: InventoryRows, ...next: Handling[]): Held {
  const written = inventory.links.flatMap(({ content }) => recordedIn(content)?.lines ?? [])
  const stored = [...storedIn(inventory, ...next).values()]
  return {
    records: inventory.records.length,
    lines: written.length,
    things: stored.filter(count => count > 0).length,
  }
}

export function listedIn({ items }: InventoryRows): Map<string, number> {
  const listed = items.filter(({ removed_at }) => removed_at === null)
  return new Map(listed.map(({ id, count }) => [id, count]))
}

/** What is asked back and not yet given. */
export function askedIn({ requests }: InventoryRows): Map<string, number> {
  return totalled(requests.flatMap(({ state, lines }) => (isOpenRequest(state) ? lines : [])))
}

/** The item as the list names it now. */
export function listedItem(inventory: InventoryRows, row: ItemRow): ListedItem {
  const pictures = inventory.pictures.filter(({ item_id }) => item_id === row.id)
  return {
    item: row.id,
    number: row.number,
    name: row.name,
    count: row.count,
    declaredValuePence: row.declared_value === null ? null : pence(row.declared_value),
    pictures: pictures.map(({ name, digest }) => ({ name, sha256: digest.toString('hex') })),
  }
}
