import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { EntryKind, Line } from '#payments/rules/ledger.ts'
import { insertEntry } from './ledger-table.ts'

interface LedgerEvent {
  kind: EntryKind
  /** Kind and subject together identify an event, and each event is posted once. */
  subject: string
  bookingId: string
  /** Set if the entry changes the shares of a payment, or tells of a refund made outside. */
  paymentId?: string | undefined
  lines: readonly Line[]
}

export function entryKey({ kind, subject }: Pick<LedgerEvent, 'kind' | 'subject'>): string {
  return `${kind}:${subject}`
}

/** Answers false if the event was posted before. An event without money is not posted. */
export async function postEntry(
  tx: Db,
  ctx: Pick<Context, 'now'>,
  { kind, subject, bookingId, paymentId, lines }: LedgerEvent,
): Promise<boolean> {
  if (lines.length === 0) return true
  const entry = {
    id: newId(ctx.now),
    at: ctx.now,
    kind,
    key: entryKey({ kind, subject }),
    booking_id: bookingId,
    payment_id: paymentId ?? null,
    lines,
  }
  return insertEntry(tx, entry)
}
