import { setTimeout as pause } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Db as QueueDatabase } from 'pg-boss'
import type { DatabaseLog } from '../database/log.ts'
import { DatabaseClient } from '../database/opening/database-client.ts'
import {
  type ConnectOptions,
  clientConfig,
  endPool,
  openPool,
} from '../database/opening/open-database.ts'

export interface JobsDatabase extends QueueDatabase {
  close(): Promise<void>
}

interface JobsDatabaseOptions {
  limits: Partial<ConnectOptions>
  log: DatabaseLog
  /** The connection that hears of new jobs is back, and may have missed some. */
  onReturn: () => void
}

const name = 'holdall-jobs'
const connections = 3
const heartbeatMs = 5000
const againAfterMs = 1000

/** The queue's own database access waits without limit, so it gets ours. */
export function openJobsDatabase(
  connection: ClientConfig,
  { limits, log, onReturn }: JobsDatabaseOptions,
): JobsDatabase {
  const options = { connections, ...limits, name, log }
  const pool = openPool(connection, options)
  const ended = new AbortController()
  const { signal } = ended
  let listening: Promise<void> | undefined

  async function listenOnce(channel: string, heard: (payload: string) => void, there: () => void) {
    const silenceMs = limits.silenceMs ?? heartbeatMs
    const client = new DatabaseClient(clientConfig(connection, { ...options, silenceMs }))
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen "${channel}"`)
      there()
      for (;;) {
        await pause(Math.min(heartbeatMs, silenceMs), undefined, { signal })
        await client.query('select 1')
      }
    } finally {
      void client.end()
    }
  }

  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, heard, subscribed) {
      let isBack = false
      const there = () => {
        subscribed()
        if (isBack) onReturn()
        isBack = true
      }
      const keepListening = async () => {
        while (!signal.aborted) {
          await listenOnce(channel, heard, there).catch(err => {
            if (!signal.aborted) log.warn({ err }, 'the queue does not hear')
          })
          await pause(againAfterMs, undefined, { signal }).catch(() => undefined)
        }
      }
      listening = keepListening()
      return {
        async close() {
          ended.abort()
          await listening
        },
      }
    },
    async close() {
      ended.abort()
      await listening
      await endPool(pool)
    },
  }
}
