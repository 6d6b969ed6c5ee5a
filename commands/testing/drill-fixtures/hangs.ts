import { spawn } from 'node:child_process'
import type { Drill } from '../../../test/drills/shared/drill.ts'

export const drill: Drill = {
  name: 'hangs',
  title: 'Starts another program and never ends.',
  minutes: 0.05,
  async run(report) {
    const forEver = ['-e', 'setInterval(() => {}, 1000)']
    const { pid } = spawn(process.execPath, forEver, { detached: true, stdio: 'ignore' })
    report.expect('ends with the drill', false, pid)
    await new Promise(() => setInterval(() => undefined, 1000))
  },
}
