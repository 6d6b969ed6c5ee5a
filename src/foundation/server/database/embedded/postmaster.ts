import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processIdentity } from './process-identity.ts'

const pollMs = 10
const fastShutdownMs = 30_000
const immediateShutdownMs = 10_000

const pidLine = 0
const statusLine = 7

export type PostmasterState = { pid: number; ready: boolean }

/** What the server of this cluster says of itself in its pid file, if it left one. */
export async function postmasterState(cluster: string): Promise<PostmasterState | undefined> {
  const text = await readFile(postmasterFile(cluster), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[pidLine])
  return pid > 0 ? { pid, ready: lines[statusLine]?.trim() === 'ready' } : undefined
}

export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/** Waits until this very process accepts connections; false when it ends before that. */
export async function becomesReady(cluster: string, pid: number): Promise<boolean> {
  for (;;) {
    if ((await processIdentity(pid)) === undefined) return false
    const state = await postmasterState(cluster)
    if (state?.pid === pid && state.ready) return true
    await pause(pollMs)
  }
}

/** Fast shutdown first, which loses nothing; harder signals only if it takes too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  const identity = await processIdentity(pid)
  const steps = [
    ['SIGINT', fastShutdownMs],
    ['SIGQUIT', immediateShutdownMs],
    ['SIGKILL', immediateShutdownMs],
  ] as const
  for (const [signal, patience] of steps) {
    if (await endsAfter(pid, identity, signal, patience)) return
  }
  throw new Error(`PostgreSQL (process ${pid}) does not end`)
}

async function endsAfter(
  pid: number,
  identity: string | undefined,
  signal: NodeJS.Signals,
  patience: number,
): Promise<boolean> {
  for (let waited = 0; waited <= patience; waited += pollMs) {
    if (identity === undefined || (await processIdentity(pid)) !== identity) return true
    if (waited === 0) process.kill(pid, signal)
    await pause(pollMs)
  }
  return false
}
