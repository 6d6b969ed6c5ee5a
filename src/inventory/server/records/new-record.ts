import { randomUUID } from 'node:crypto'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import { isHandling } from '#inventory/rules/record-life.ts'
import { isRoomForMore, isRoomToReturn } from '#inventory/rules/record-room.ts'
import { beginRecord, type RecordGiven } from '../lives/change-record.ts'
import { heldIn, type InventoryRows } from '../reading/inventory-rows.ts'
import type { Scene } from '../reading/require-side.ts'
import type { RecordedContent } from '../tables/link-content.ts'
import type { RecordRow } from '../tables/records-table.ts'

type Recorded = Omit<RecordedContent, 'nonce' | 'happenedAt'> & { happenedAt: Date }

/** Adds a record to the chain; the other side answers it. */
export async function addRecord(
  tx: Db,
  ctx: Context,
  { booking, side, personId, inventory }: Scene,
  { happenedAt, ...content }: Recorded,
  given: Pick<RecordGiven, 'isPossible' | 'addsUp'> = {},
): Promise<RecordRow> {
  const row: RecordRow = {
    id: newId(ctx.now),
    booking_id: booking.id,
    kind: content.kind,
    side,
    person_id: personId,
    state: 'waiting',
    happened_at: happenedAt,
    created_at: ctx.now,
    answered_at: null,
  }
  const isTold =
    !isHandling(content.kind) &&
    inventory.records.some(
      ({ kind, state, side: by }) => state === 'waiting' && by === side && !isHandling(kind),
    )
  return beginRecord(tx, ctx, row, {
    by: side,
    given: {
      ...given,
      noRoom: noRoomFor(content, inventory),
      personId,
      isTold,
      content: { ...content, happenedAt: happenedAt.toISOString(), nonce: randomUUID() },
    },
  })
}

function noRoomFor(
  { kind, lines }: Pick<Recorded, 'kind' | 'lines'>,
  inventory: InventoryRows,
): RecordGiven['noRoom'] {
  const before = heldIn(inventory)
  const moved = isHandling(kind) ? [{ kind, lines, isWithdrawn: false }] : []
  const { things } = heldIn(inventory, ...moved)
  const after = { records: before.records + 1, lines: before.lines + lines.length, things }
  if (kind === 'return') return isRoomToReturn(before, after) ? undefined : 'part of a thing'
  return isRoomForMore(after) ? undefined : 'anything'
}
