import { randomUUID } from 'node:crypto'
import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import { linesAtMost, recordsAtMost } from '#inventory/rules/inventory-terms.ts'
import { isHandling } from '#inventory/rules/record-life.ts'
import { beginRecord, type RecordGiven } from '../lives/change-record.ts'
import type { Scene } from '../reading/require-side.ts'
import { type RecordedContent, recordedIn } from '../tables/link-content.ts'
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
  const before = inventory.links.flatMap(link => recordedIn(link.content)?.lines ?? [])
  const isFull =
    inventory.records.length >= recordsAtMost || before.length + content.lines.length > linesAtMost
  if (isFull) return fail('inventory_full')
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
      personId,
      isTold,
      content: { ...content, happenedAt: happenedAt.toISOString(), nonce: randomUUID() },
    },
  })
}
