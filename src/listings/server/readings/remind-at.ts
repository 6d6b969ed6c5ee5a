import { Temporal } from 'temporal-polyfill'
import { fromLondon } from '#foundation/rules/time/london-time.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { nextDueOn } from '#listings/rules/readings/series.ts'
import { lastReading, setReminder } from './readings-table.ts'

/** At nine in the morning, when nobody is woken by it. */
export function remindAt(readOn: string): Date {
  const due = Temporal.PlainDate.from(nextDueOn(readOn))
  return fromLondon(due.toPlainDateTime({ hour: 9 }))
}

/**
 * The newest reading is gone, and with it its reminder. What is the last one now reminds again, where
 * its time has not come yet. The caller holds the listing.
 */
export async function remindOfLast(tx: Db, listingId: string, now: Date): Promise<void> {
  const last = await lastReading(tx, listingId)
  const at = last && remindAt(last.read_on)
  if (at && at > now) await setReminder(tx, last.id, at)
}
