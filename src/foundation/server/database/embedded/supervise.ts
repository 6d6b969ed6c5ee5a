import { setTimeout as pause } from 'node:timers/promises'
import { type Launch, launchPostgres, type PostgresProcess } from './postgres-process.ts'

const startAttempts = 5
const firstPauseMs = 250
/** Short, because what it waits for, such as room on a disk, may be there at any time. */
const longestPauseMs = 5_000

export type SupervisedServer = { stop(): Promise<void> }

/** Keeps a server running: one that ends without being asked to is started again. */
export async function superviseServer(launch: Launch): Promise<SupervisedServer> {
  const { log } = launch
  const stopping = new AbortController()
  const { signal } = stopping
  let current = await startPatiently(startAttempts)
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
      const wait = Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs)
      await pause(wait, undefined, { signal }).catch(() => undefined)
    }
  }
}
