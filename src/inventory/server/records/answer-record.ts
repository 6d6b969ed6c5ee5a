import { randomUUID } from 'node:crypto'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { isHandling } from '#inventory/rules/record-life.ts'
import { isRoomToReturn } from '#inventory/rules/record-room.ts'
import { fitsWithout } from '#inventory/rules/stored-items.ts'
import type { ItemRecord, RecordAnswer } from '#inventory/rules/wire.ts'
import { changeRecord, type RecordGiven } from '../lives/change-record.ts'
import {
  contentOf,
  heldIn,
  type InventoryRows,
  listedIn,
  storedIn,
} from '../reading/inventory-rows.ts'
import { presentRecordOf } from '../reading/present-inventory.ts'
import { decide } from '../reading/require-side.ts'
import { lockRecord, type RecordRow } from '../tables/records-table.ts'

/** The other side confirms or objects, or the side that recorded it takes it back. */
export function answerRecord(
  ctx: Context,
  bookingId: string,
  recordId: string,
  answer: RecordAnswer,
): Promise<ItemRecord> {
  return decide(ctx, bookingId, async (tx, { side, personId, inventory }) => {
    const before = (await lockRecord(tx, bookingId, recordId)) ?? fail('not_found')
    const link = inventory.links.find(
      ({ record_id, event }) => record_id === recordId && event === 'recorded',
    )
    const hash = link?.hash.toString('hex') ?? ''
    await changeRecord(tx, ctx, before, answer.event, {
      by: side,
      given: {
        personId,
        content: {
          record: hash,
          words: answer.event === 'object' ? answer.words : null,
          nonce: randomUUID(),
        },
        isSameHash: answer.event !== 'confirm' || answer.hash === hash,
        ...factsWithout(before, inventory),
      },
    })
    return presentRecordOf(tx, ctx, recordId, { bookingId, reader: side })
  })
}

/** A return that is taken back brings things into the space. */
function factsWithout(
  { id, kind }: RecordRow,
  inventory: InventoryRows,
): Pick<RecordGiven, 'addsUp' | 'noRoom'> {
  if (!isHandling(kind)) return {}
  const lines = contentOf(inventory, id)?.lines ?? []
  const fitting = { stored: storedIn(inventory), listed: listedIn(inventory) }
  const addsUp = fitsWithout({ kind, lines }, fitting)
  if (kind === 'handOver') return { addsUp }
  const after = heldIn(inventory, { kind: 'handOver', lines, isWithdrawn: false })
  const isRoom = isRoomToReturn(heldIn(inventory), after)
  return { addsUp, noRoom: isRoom ? undefined : 'part of a thing' }
}
