import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { mayHandOver, mayReturn } from '#inventory/rules/inventory-terms.ts'
import { fits } from '#inventory/rules/stored-items.ts'
import type { ItemRecord, NewRecord } from '#inventory/rules/wire.ts'
import { showInRecord } from '../pictures/inventory-pictures.ts'
import { listedIn, listedItem, storedIn } from '../reading/inventory-rows.ts'
import { presentRecordOf } from '../reading/present-inventory.ts'
import { decide, type Scene } from '../reading/require-side.ts'
import { markLinked } from '../tables/inventory-pictures-table.ts'
import type { RecordedLine } from '../tables/link-content.ts'
import { addRecord } from './new-record.ts'

/** One side records that things were handed over or given back. */
export function recordHandling(
  ctx: Context,
  bookingId: string,
  { kind, happenedAt, lines }: NewRecord,
): Promise<ItemRecord> {
  return decide(ctx, bookingId, async (tx, scene) => {
    const { booking, side, inventory } = scene
    const isPossible = kind === 'return' ? mayReturn(booking) : mayHandOver(booking, ctx.now)
    const fitting = { stored: storedIn(inventory), listed: listedIn(inventory) }
    const addsUp = fits({ kind, lines }, fitting)
    const content = {
      kind,
      happenedAt: happenedAt ? new Date(happenedAt) : ctx.now,
      lines: await recordedLines(tx, ctx, scene, lines),
      before: null,
    }
    const row = await addRecord(tx, ctx, scene, content, { isPossible, addsUp })
    return presentRecordOf(tx, ctx, row.id, { bookingId, reader: side })
  })
}

async function recordedLines(
  tx: Db,
  ctx: Context,
  { booking, personId, inventory }: Scene,
  lines: NewRecord['lines'],
): Promise<RecordedLine[]> {
  const paths = lines.flatMap(({ pictures }) => pictures)
  const used = { bookingId: booking.id, ownerId: personId, paths }
  const photographs = await showInRecord(tx, ctx.now, used)
  const recorded = lines.map(({ item: id, count, note, pictures }) => {
    const row = inventory.items.find(one => one.id === id)
    if (!row) return fail('item_counts')
    return {
      ...listedItem(inventory, row),
      count,
      note,
      photographs: pictures.flatMap(path => photographs.get(path) ?? []),
    }
  })
  const listed = recorded.flatMap(({ pictures }) => pictures.map(({ name }) => name))
  await markLinked(tx, listed, ctx.now)
  return recorded
}
