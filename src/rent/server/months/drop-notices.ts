import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { dropNotice } from '#bookings/server/for-rent/drop-notice.ts'
import { findNoticesToDrop } from '#bookings/server/for-rent/find-notices-to-drop.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { dealWithEach } from '#foundation/server/jobs/deal-with-due.ts'
import { announceArrears } from './announce-rent.ts'
import { reviveMonths } from './record-rent-paid.ts'
import { monthsOfBooking } from './rent-months-table.ts'
import { repriceToEnd, wasAskedByDays } from './reprice-months.ts'

const atMost = 100

/** Paying what is owed needs the lock of the booking, and what follows the one of its space. */
export async function dropNotices(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:drop-notices')
  const find = (except: readonly string[]) => findNoticesToDrop(ctx.db, { except, atMost })
  const work = { work: 'drop-notices', name: 'booking' } as const
  await dealWithEach(ctx, { ...work, find }, (tx, one) => drop(tx, ctx, one))
}

async function drop(tx: Db, ctx: Context, one: { id: string; listingId: string }): Promise<void> {
  const { id } = one
  const hasFallen = await dropNotice(
    tx,
    ctx,
    one,
    async end => !(await wasAskedByDays(tx, ctx, { id, end })),
  )
  if (hasFallen === undefined) return
  if (hasFallen) {
    await repriceToEnd(tx, ctx, id)
    await reviveMonths(tx, ctx, id, 'clock')
  }
  const booking = await findBookingMoney(tx, id, ctx.now)
  const month = (await monthsOfBooking(tx, id)).findLast(({ state }) => state === 'paid')
  if (booking && month) await announceArrears(tx, ctx, false, { month, booking })
}
