import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { atEnd } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { threadIdOf } from '../thread/thread-id.ts'
import { markPairBooked } from '../thread/threads-table.ts'
import { addMessages } from '../writing/add-messages.ts'
import type { NewMessageRow } from '../writing/messages-table.ts'

export { threadIdOf } from '../thread/thread-id.ts'

export interface BookingLine {
  bookingId: string
  listingId: string
  renterId: string
  partnerId: string
  /** Both sides read it. */
  text: string
  /** After this nothing is hidden between the two. */
  isPaid?: boolean
}

interface Waiting {
  ctx: Context
  line: BookingLine
}

/** Call it at the end of a transaction: conversations come last in the order of locks. */
export async function addLine(tx: Db, ctx: Context, line: BookingLine): Promise<void> {
  const waiting = tx.isTransaction ? atEnd<Waiting>(addLine, addLines) : undefined
  if (waiting) waiting.push({ ctx, line })
  else await addLines(tx, [{ ctx, line }])
}

async function addLines(tx: Db, waiting: readonly Waiting[]): Promise<void> {
  const [first] = waiting
  if (!first) return
  await addMessages(
    tx,
    first.ctx,
    waiting.map(({ ctx, line }) => rowOf(ctx, line)),
  )
  for (const { ctx, line } of waiting) {
    const { renterId, partnerId, isPaid = false } = line
    if (isPaid) await markPairBooked(tx, { renterId, partnerId, at: ctx.now })
  }
}

function rowOf({ now }: Context, line: BookingLine): NewMessageRow {
  return {
    id: newId(now),
    thread_id: threadIdOf(line),
    sender: 'system',
    text: line.text,
    pictures: [],
    booking_id: line.bookingId,
    created_at: now,
    listing_id: line.listingId,
    renter_id: line.renterId,
    partner_id: line.partnerId,
  }
}
