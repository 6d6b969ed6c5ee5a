import { busyRanges } from '#bookings/rules/term/busy-ranges.ts'
import { presentEnd } from '#foundation/rules/time/open-end.ts'
import type { Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { BusyRange } from '#listings/rules/wire.ts'
import { heldPeriods } from '../units/units-table.ts'

interface Space {
  id: string
  units: number
  unavailable: readonly Period[]
}

/** When each listing has fewer free units than usual, including the times its host has closed. */
export async function busyTimes(
  db: Db,
  spaces: readonly Space[],
  now: Date,
): Promise<Map<string, BusyRange[]>> {
  const ids = spaces.map(({ id }) => id)
  const held = Map.groupBy(await heldPeriods(db, ids, now), period => period.listingId)
  return new Map(spaces.map(space => [space.id, timesOf(space, held.get(space.id) ?? [])]))
}

function timesOf({ units, unavailable }: Space, held: readonly Period[]): BusyRange[] {
  return busyRanges(held, units, unavailable).map(({ start, end, unitsFree }) => ({
    startDate: start.toISOString(),
    endDate: presentEnd(end),
    unitsFree,
  }))
}
