import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after, inLondon, later, londonDay } from '#foundation/rules/time/time.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { change, changeIfAllowed, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { type RentEvent, type RentWords, rentLife } from '#rent/rules/rent-life.ts'
import { nextTry } from '#rent/rules/schedule/due-times.ts'
import { announceRent } from './announce-rent.ts'
import { rentConsequences } from './rent-consequences.ts'
import { type RentMonthRow, writeRentMonth } from './rent-months-table.ts'
import { isWanted } from './rented-of.ts'

/** What a verb has read under the lock of the booking. */
export interface RentGiven {
  booking: BookingMoney
}

/** A process that has had no answer for this long has died, and the same request is sent again. */
const leaseMs = 5 * minuteMs

const livingRent: Living<RentMonthRow, RentWords, RentGiven> = {
  life: rentLife,
  stateOf: ({ state }) => state,
  factsOf: (row, { given }) => ({
    isBeingTried: row.trying_since !== null,
    isWanted: given !== undefined && isWanted(row, given.booking),
  }),
  standing: state => ({ state }),
  effects: {
    startTry: ({ trying_since }, { now }) => ({
      trying_since: trying_since ?? now,
      next_try_at: after(now, leaseMs),
    }),
    waitADay(_month, { now }) {
      const tomorrow = londonDay(inLondon(now).toPlainDate()).end
      return { due_at: tomorrow, next_try_at: tomorrow }
    },
    endTry: ({ month, due_at }, { now }) => ({
      trying_since: null,
      next_try_at: nextTry(month, due_at, now),
    }),
    markPaid: (_month, { now }) => ({
      ...{ paid_at: now, trying_since: null, next_try_at: null, fault: null },
    }),
    makeDueNow: (_month, { now }) => ({ next_try_at: now }),
    makeDue: ({ due_at }, { now }) => ({ next_try_at: later(due_at, now) }),
    stopAsking: () => ({ trying_since: null, next_try_at: null }),
  },
  consequences: rentConsequences,
  insert() {
    throw new Error('Months are planned by the schedule: plan-month.ts')
  },
  write: (tx, _ctx, before, set) => writeRentMonth(tx, { before, set }),
  async record(tx, ctx, { recordedAs, after: { booking_id: id, month, fault } }) {
    const details = { month, ...(fault ? { fault } : {}) }
    const subject = { type: 'booking', id } as const
    await recordAudit(tx, ctx, { action: `rent.${recordedAs}`, subject, details })
  },
  tell: (tx, ctx, news, { after: month, given }) =>
    given ? announceRent(tx, ctx, news, { month, booking: given.booking }) : Promise.resolve(),
}

interface Cause {
  by: RentWords['actor']
  set?: Partial<RentMonthRow>
  given: RentGiven
}

/** The only way to change a month of rent. */
export function changeMonth(
  tx: Db,
  ctx: Context,
  month: Locked<RentMonthRow>,
  event: RentEvent,
  cause: Cause,
): Promise<Locked<RentMonthRow>> {
  return change(tx, ctx, livingRent, month, event, cause)
}

export function changeMonthIfAllowed(
  tx: Db,
  ctx: Context,
  month: Locked<RentMonthRow>,
  event: RentEvent,
  cause: Cause,
): Promise<Locked<RentMonthRow> | undefined> {
  return changeIfAllowed(tx, ctx, livingRent, month, event, cause)
}
