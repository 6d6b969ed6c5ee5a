import { fileURLToPath } from 'node:url'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { openNextDoor } from '#foundation/server/next-door.ts'
import type { BusyDays, CalendarText } from './read-busy-days.ts'

const ask = openNextDoor<CalendarText, BusyDays>({
  file: fileURLToPath(new URL('./reader-process.ts', import.meta.url)),
  patienceMs: 4 * secondMs,
  mostMemory: 128,
})

/** A calendar of 1 MB takes a good part of a second, in which the program could do nothing else. */
export async function readNextDoor(asked: CalendarText): Promise<BusyDays> {
  return (await ask(asked)) ?? { fault: 'too much' }
}
