import type { Period } from '#foundation/rules/time/time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { BusyRange } from '#listings/rules/wire.ts'

/** Implemented by bookings, which listings may not import. */
export type FindBusyTimes = (
  db: Db,
  spaces: readonly { id: string; units: number; unavailable: readonly Period[] }[],
  now: Date,
) => Promise<Map<string, BusyRange[]>>
