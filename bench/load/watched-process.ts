import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

/**
 * The delay of the event loop since the last call, in ms, 99th percentile. Asked directly: figures
 * are not told to whoever comes through a proxy.
 */
export async function loopLag(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`)
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await answer.text())?.[1]
  if (!seconds) throw new Error(`No delay of the event loop in the answer ${answer.status}.`)
  return Number(seconds) * 1000
}
