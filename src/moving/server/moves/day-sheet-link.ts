import { Temporal } from 'temporal-polyfill'
import { fail } from '#foundation/rules/errors.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { fromLondon, londonDay } from '#foundation/rules/time/london-time.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { type DriverRow, findDriver } from '../drivers/drivers-table.ts'
import type { MoveRow } from './moves-table.ts'

const purpose = 'day-sheet'
/**
 * The link works until the next morning, for drivers who finish late and still have to add a
 * photograph.
 */
const closesAtHour = 6

export interface OpenedSheet {
  driver: DriverRow
  date: string
  day: Period
  expiresAt: Date
}

/** The link is sealed with our key, so nobody can make one up or change the driver or the day. */
export function daySheetUrl(ctx: Pick<Context, 'keys' | 'config'>, move: MoveRow): string | null {
  if (!move.driver_id) return null
  const token = ctx.keys.seal(purpose, `${move.driver_id} ${londonDate(move.starts_at)}`)
  return `${ctx.config.publicUrl}/day-sheet/${token}`
}

/** A forged link, an expired one and one of a deleted driver all get the same answer. */
export async function openDaySheet(ctx: Context, token: string): Promise<OpenedSheet> {
  const [driverId, date] = ctx.keys.open(purpose, token)?.split(' ') ?? []
  if (!driverId || !date) return fail('day_sheet_closed')
  const day = londonDay(Temporal.PlainDate.from(date))
  const expiresAt = hourAfter(date, closesAtHour)
  if (expiresAt <= ctx.now) return fail('day_sheet_closed')
  const driver = await findDriver(ctx.db, driverId)
  return driver ? { driver, date, day, expiresAt } : fail('day_sheet_closed')
}

function hourAfter(date: string, hour: number): Date {
  return fromLondon(Temporal.PlainDate.from(date).add({ days: 1 }).toPlainDateTime({ hour }))
}
