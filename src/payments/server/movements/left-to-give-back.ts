import { type Pence, pence, sumPence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { totalOf } from '#payments/rules/split.ts'
import { outsideRefunds, sharesOfBooking } from '../ledger/ledger-table.ts'

/** What of the price paid for a booking has not gone back to the renter, nor been promised. */
export async function leftToGiveBack(db: Db, bookingId: string): Promise<Pence> {
  const kept = totalOf(await sharesOfBooking(db, bookingId))
  const outside = sumPence((await outsideRefunds(db, bookingId)).map(line => line.pence))
  return pence(Math.max(0, kept - outside))
}
