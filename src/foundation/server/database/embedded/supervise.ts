import { setTimeout as pause } from 'node:timers/promises'
import { type Launch, launchPostgres, type PostgresProcess } from './postgres-process.ts'

const START_ATTEMPTS = 5
const FIRST_PAUSE_MS = 250
/** Short, because what it waits for, such as room on a disk, may be there at any time. */
const LONGEST_PAUSE_MS = 5_000

export type SupervisedServer = { stop(): Promise<void> }

/** Keeps a server running: one that ends without being asked to is started again. */
export async function superviseServer(launch: Launch): Promise<SupervisedServer> {
  const { log } = launch
  const stopping = new AbortController()
  const { signal } = stopping
  let current = await startPatiently(START_ATTEMPTS)
  const watching = watch()
  return {
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watching
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      await current.ended
      if (signal.aborted) return
      log.error({ pid: current.pid }, 'PostgreSQL ended unexpectedly; starting it again')
      try {
        current = await startPatiently(Number.POSITIVE_INFINITY)
      } catch {
        return
      }
      if (signal.aborted) await current.stop()
    }
  }

  /** Remains of a killed server can hold its memory for a moment, so one failure proves nothing. */
  async function startPatiently(attempts: number): Promise<PostgresProcess> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await launchPostgres(launch)
      } catch (error) {
        if (attempt >= attempts || signal.aborted) throw error
        log.warn({ attempt, err: error }, 'PostgreSQL did not start; trying again')
      }
      const wait = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS)
      await pause(wait, undefined, { signal }).catch(() => undefined)
    }
  }
}
