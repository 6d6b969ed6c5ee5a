import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { deleteProcessedEvents } from './webhook-events-table.ts'

/** The provider itself keeps them for 30. */
const eventsKeptDays = 90

export async function forgetOldEvents({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteProcessedEvents(db, after(clock.now(), -eventsKeptDays * dayMs))
}
