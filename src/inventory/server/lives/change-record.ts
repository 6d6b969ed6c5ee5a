import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allows, begin, type Cause, change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { InventorySide } from '#inventory/rules/inventory-terms.ts'
import { type RecordFacts, type RecordWords, recordLife } from '#inventory/rules/record-life.ts'
import type { LinkContent } from '../tables/link-content.ts'
import { insertLink } from '../tables/links-table.ts'
import { insertRecord, type RecordRow, writeRecord } from '../tables/records-table.ts'
import { announceRecord } from '../telling/announce-inventory.ts'

/** Read under the lock of the booking. */
export interface RecordGiven
  extends Partial<Pick<RecordFacts, 'isPossible' | 'addsUp' | 'noRoom' | 'isSameHash'>> {
  personId: string
  content: LinkContent
  /** The other side has already been told of such a change and has not answered. */
  isTold?: boolean
}

const livingRecord: Living<RecordRow, RecordWords, RecordGiven> = {
  life: recordLife,
  stateOf: ({ state }) => state,
  factsOf: ({ side, kind, happened_at: happenedAt }, { now, by, given }) => ({
    now,
    by,
    recordedBy: side,
    kind,
    happenedAt,
    ...given,
  }),
  standing: state => ({ state }),
  effects: { markAnswered: (_record, { now }) => ({ answered_at: now }) },
  consequences: {},
  insert: insertRecord,
  write: (tx, _ctx, before, set) => writeRecord(tx, { before, set }),
  /** The chain and the audit, which seals the hash a second time. */
  async record(tx, ctx, { recordedAs, by, after, given }) {
    if (!given) throw new Error('Nothing is linked without its content')
    const { number, hash } = await insertLink(tx, {
      id: newId(ctx.now),
      booking_id: after.booking_id,
      record_id: after.id,
      event: recordedAs,
      side: by,
      person_id: given.personId,
      at: ctx.now,
      content: given.content,
    })
    await recordAudit(tx, ctx, {
      action: `inventory.${recordedAs}`,
      subject: { type: 'booking', id: after.booking_id },
      details: { by, kind: after.kind, link: number, hash: hash.toString('hex') },
    })
  },
  async tell(tx, ctx, news, { after, by, given }) {
    if (!given?.isTold) await announceRecord(tx, ctx, { record: after, news, by })
  },
}

export function beginRecord(
  tx: Db,
  ctx: Context,
  record: RecordRow,
  cause: Cause<RecordRow, RecordWords, RecordGiven>,
): Promise<RecordRow> {
  return begin(tx, ctx, livingRecord, record, 'record', cause)
}

/** The only way to change a record. */
export function changeRecord(
  tx: Db,
  ctx: Context,
  record: Locked<RecordRow>,
  event: RecordWords['event'],
  cause: Cause<RecordRow, RecordWords, RecordGiven>,
): Promise<Locked<RecordRow>> {
  return change(tx, ctx, livingRecord, record, event, cause)
}

/** Buttons come from the same table that guards the verbs. */
export function mayChangeRecord(
  record: RecordRow,
  event: RecordWords['event'],
  cause: { by: InventorySide; now: Date },
): boolean {
  return allows(livingRecord, record, event, cause)
}
