import { fileURLToPath } from 'node:url'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { openSeparateProcess } from '#foundation/server/separate-process.ts'
import { late } from '#foundation/server/within.ts'
import type { BusyDays, CalendarText } from './read-busy-days.ts'

const ask = openSeparateProcess<CalendarText, BusyDays>({
  file: fileURLToPath(new URL('./reader-process.ts', import.meta.url)),
  killAfterMs: 4 * secondMs,
  mostMemory: 128,
})

/** A calendar of 1 MB takes a good part of a second, in which the program could do nothing else. */
export async function readInProcess(asked: CalendarText): Promise<BusyDays> {
  const read = await ask(asked)
  return read === undefined || read === late ? { fault: 'too much' } : read
}
