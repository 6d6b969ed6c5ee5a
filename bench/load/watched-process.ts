import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ask } from './mixed-load.ts'

const run = promisify(execFile)

export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

/** The delay of the event loop since the last call, in ms, 99th percentile. */
export async function loopLag(url: string): Promise<number> {
  const { body } = await ask(`${url}/metrics`)
  const [, seconds = Number.NaN] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(body) ?? []
  return Number(seconds) * 1000
}
