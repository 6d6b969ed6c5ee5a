import { fail } from '#foundation/rules/errors.ts'
import { penceFromPounds } from '#foundation/rules/money.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import { itemsAtMost, mayList, numberAtMost } from '#inventory/rules/inventory-terms.ts'
import type { Item, ItemChange, ItemWrite } from '#inventory/rules/wire.ts'
import { showInList } from '../pictures/inventory-pictures.ts'
import { listedItem, readInventoryRows, storedIn } from '../reading/inventory-rows.ts'
import { presentItemOf } from '../reading/present-inventory.ts'
import { decide, type Scene } from '../reading/require-side.ts'
import { addRecord } from '../records/new-record.ts'
import { markLinked } from '../tables/inventory-pictures-table.ts'
import { type ItemRow, insertItem, updateItem } from '../tables/items-table.ts'
import type { ListedItem } from '../tables/link-content.ts'

export function addItem(ctx: Context, bookingId: string, written: ItemWrite): Promise<Item> {
  return decide(ctx, bookingId, async (tx, scene) => {
    requireLister(scene, ctx.now)
    const { items } = scene.inventory
    const number = Math.max(0, ...items.map(one => one.number)) + 1
    const listed = items.filter(({ removed_at }) => removed_at === null)
    if (listed.length >= itemsAtMost || number > numberAtMost) return fail('inventory_full')
    const row = {
      id: newId(ctx.now),
      booking_id: bookingId,
      number,
      name: written.name,
      count: written.count,
      declared_value: penceOf(written.declaredValue),
      created_at: ctx.now,
      removed_at: null,
    }
    await insertItem(tx, row)
    await showInList(tx, row.id, usedBy(scene, written.pictures))
    await keepInHistory(tx, ctx, scene, { kind: 'added', before: null, id: row.id })
    return presentItemOf(tx, bookingId, row.id)
  })
}

export function changeItem(
  ctx: Context,
  bookingId: string,
  itemId: string,
  { pictures, declaredValue, ...written }: ItemChange,
): Promise<Item> {
  return decide(ctx, bookingId, async (tx, scene) => {
    const row = requireItem(scene, itemId)
    requireLister(scene, ctx.now)
    const stored = storedIn(scene.inventory).get(itemId) ?? 0
    if (written.count !== undefined && written.count < stored) return fail('item_stored')
    const before = listedItem(scene.inventory, row)
    await updateItem(tx, itemId, {
      name: written.name ?? row.name,
      count: written.count ?? row.count,
      declared_value: declaredValue === undefined ? row.declared_value : penceOf(declaredValue),
    })
    if (pictures) await showInList(tx, itemId, usedBy(scene, pictures))
    await keepInHistory(tx, ctx, scene, { kind: 'changed', before, id: itemId })
    return presentItemOf(tx, bookingId, itemId)
  })
}

/** What is in the space stays in the list until it was returned. */
export function removeItem(ctx: Context, bookingId: string, itemId: string): Promise<Item> {
  return decide(ctx, bookingId, async (tx, scene) => {
    const row = requireItem(scene, itemId)
    requireLister(scene, ctx.now)
    if ((storedIn(scene.inventory).get(itemId) ?? 0) > 0) return fail('item_stored')
    const before = listedItem(scene.inventory, row)
    await keepInHistory(tx, ctx, scene, { kind: 'removed', before, id: itemId })
    await updateItem(tx, itemId, { removed_at: ctx.now })
    await showInList(tx, itemId, usedBy(scene, []))
    return presentItemOf(tx, bookingId, itemId)
  })
}

/** The list is the renter's. */
function requireLister({ side, booking }: Scene, now: Date): void {
  if (side !== 'renter') fail('record_not_yours')
  if (!mayList(booking, now)) fail('inventory_not_possible')
}

function requireItem({ inventory }: Scene, id: string): ItemRow {
  const row = inventory.items.find(one => one.id === id && one.removed_at === null)
  return row ?? fail('not_found')
}

const penceOf = (pounds: number | null) => (pounds === null ? null : penceFromPounds(pounds))

function usedBy({ booking, personId }: Scene, paths: readonly string[]) {
  return { bookingId: booking.id, ownerId: personId, paths }
}

const listed = {
  added: 'inventory.item-added',
  changed: 'inventory.item-changed',
  removed: 'inventory.item-removed',
} as const

interface Listing {
  kind: 'added' | 'changed' | 'removed'
  id: string
  before: ListedItem | null
}

/** Once something was recorded about the things, a change of the list is a link of the chain too. */
async function keepInHistory(
  tx: Db,
  ctx: Context,
  scene: Scene,
  { kind, id, before }: Listing,
): Promise<void> {
  const bookingId = scene.booking.id
  const now = await readInventoryRows(tx, bookingId)
  const row = now.items.find(one => one.id === id)
  if (!row) throw new Error('The item was written a moment ago')
  const after = listedItem(now, row)
  if (before && kind === 'changed' && JSON.stringify(before) === JSON.stringify(after)) return
  if (scene.inventory.links.length === 0) {
    const subject = { type: 'booking', id: bookingId } as const
    await recordAudit(tx, ctx, { action: listed[kind], subject, details: { item: id } })
    return
  }
  const shown = [...after.pictures, ...(before?.pictures ?? [])].map(({ name }) => name)
  await markLinked(tx, shown, ctx.now)
  const lines = [{ ...after, note: '', photographs: [] }]
  await addRecord(tx, ctx, scene, { kind, happenedAt: ctx.now, lines, before })
}
