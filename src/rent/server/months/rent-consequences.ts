import { countPaidLater } from '#bookings/server/for-rent/count-paid-later.ts'
import { markArrears } from '#bookings/server/for-rent/mark-arrears.ts'
import type { Consequence } from '#foundation/server/lives/change.ts'
import type { RentWords } from '#rent/rules/rent-life.ts'
import { nextTry } from '#rent/rules/schedule/due-times.ts'
import { next } from '#rent/rules/schedule/months.ts'
import { announceArrears } from './announce-rent.ts'
import type { RentGiven } from './change-month.ts'
import { planIfWanted } from './plan-month.ts'
import { owedMonths, type RentMonthRow } from './rent-months-table.ts'

type RentConsequence = Consequence<RentMonthRow, RentWords, RentGiven>

export const rentConsequences: Record<RentWords['consequence'], RentConsequence> = {
  /** For a fixed term, the refund of a cancellation is calculated from what was paid. */
  async countPaid(tx, _ctx, { after: { booking_id: id, amount }, given }) {
    if (given?.booking.instalments) await countPaidLater(tx, id, amount)
  },
  async planNext(tx, ctx, { after: { month }, given }) {
    if (given) await planIfWanted(tx, ctx, given.booking, next(month))
  },
  /** There is no further attempt, so the rent is now owed. */
  async noteArrears(tx, ctx, { after, given }) {
    if (after.next_try_at !== null || !given) return
    const isNew = await markArrears(tx, ctx, after.booking_id, true)
    if (isNew) await announceArrears(tx, ctx, true, { month: after, booking: given.booking })
  },
  async clearArrears(tx, ctx, { after, given }) {
    if (!given || given.booking.arrearsAt === null) return
    const owed = await owedMonths(tx, after.booking_id)
    const isBehind = owed.some(({ month, due_at }) => nextTry(month, due_at, ctx.now) === null)
    if (isBehind) return
    const isNew = await markArrears(tx, ctx, after.booking_id, false)
    if (!isNew) return
    // Whether the notice falls is decided under the lock of the space, and told then.
    if (given.booking.noticeInArrears) ctx.jobs.wake('drop-notices')
    else await announceArrears(tx, ctx, false, { month: after, booking: given.booking })
  },
}
