import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { newFolder } from '#test/servers/running-program.ts'
import { onOneMachine, type Stage } from './crowd/on-one-machine.ts'
import { until } from './crowd/verdicts.ts'
import type { Drill } from './shared/drill.ts'

const preload = fileURLToPath(new URL('crowd/moved-clock.ts', import.meta.url))
const jumps = [
  ['two hours ahead', 2 * hourMs],
  ['an hour back from now', -hourMs],
  ['right again', 0],
] as const
const watchMs = 4000
/** Runs only by its cron, because nothing wakes it. */
const job = 'expire-bookings'

export const drill: Drill = {
  name: 'clock-jumps',
  title: 'The clock of the machine jumps ahead and back: people go on, and so do the jobs.',
  minutes: 6,
  async run(report) {
    const file = join(await newFolder(), 'offset')
    const settings = { CLOCK_OFFSET_FILE: file }
    const wishes = { goal: 5, settings, nodeArgs: ['--import', preload] }
    await onOneMachine(report, wishes, async stage => {
      for (const [words, offset] of jumps) {
        report.step(`the clock is ${words}`)
        const before = await timesDone(stage)
        await writeFile(file, String(offset))
        await pause(watchMs)
        // Only a jump back can make something wait for a time that has already been.
        if (offset >= 0) continue
        const done = await until(async () => {
          const now = await timesDone(stage)
          return { isWell: now !== before, figure: now }
        }, 80_000)
        report.expect('a job that comes every minute still comes', done.isWell)
      }
    })
  },
}

async function timesDone({ program }: Stage): Promise<string> {
  const text = await (await fetch(`${program.url}/metrics`)).text()
  return new RegExp(`^job_last_done.*"${job}"} (.+)$`, 'm').exec(text)?.[1] ?? ''
}
