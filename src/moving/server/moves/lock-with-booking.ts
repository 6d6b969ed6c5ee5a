import { lockBookingToMove } from '#bookings/server/for-payments/lock-booking-to-move.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { lockMove, type MoveRow } from './moves-table.ts'

/** What a verb has read under the lock of the booking. */
export interface MoveGiven {
  bookingRuns: boolean
  isCancelled: boolean
  overAt: Date
  /** Null if no dispute about it can be opened any more. */
  disputeUntil: Date | null
  /** The renter says that all that the van had collected is back. */
  isAllBack?: boolean
}

interface MoveOfBooking {
  move: Locked<MoveRow>
  given: MoveGiven
}

/** Both stay locked until the transaction ends, so neither is cancelled while the other goes on. */
export async function lockWithBooking(
  tx: Db,
  ctx: Context,
  id: string,
): Promise<MoveOfBooking | undefined> {
  const booking = await lockBookingToMove(tx, id, ctx.now)
  const move = booking && (await lockMove(tx, id))
  return move && { move, given: givenBy(booking) }
}

type Standing = NonNullable<Awaited<ReturnType<typeof lockBookingToMove>>>

export function givenBy({ runs, isCancelled, overAt, disputeUntil }: Standing): MoveGiven {
  return { bookingRuns: runs, isCancelled, overAt, disputeUntil }
}
