import type { Pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'

/** What bookings ask of nouns that they do not know. */
export interface BookingHooks {
  /** What was paid for days that have not begun. The caller holds the lock of the booking. */
  paidAhead(tx: Db, ctx: Context, bookingId: string): Promise<Pence>
}
