import type { ClientConfig } from 'pg'
import type { DatabaseLog } from '../log.ts'
import { DatabaseClient } from './database-client.ts'
import { clientConfig } from './open-database.ts'

interface Listening {
  channel: string
  log: DatabaseLog
  onMessage: (payload: string) => void
  /** The connection is back after it was lost: notifications in between were missed. */
  onReturn: () => void
}

const againMs = 1000
const aliveMs = 10_000

/** Listens on a channel with a connection of its own, which is opened again whenever it is lost. */
export function keepListening(
  connection: ClientConfig,
  { channel, log, onMessage, onReturn }: Listening,
): { isListening(): boolean; close(): Promise<void> } {
  let client: DatabaseClient | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let wasLost = false
  let isListening = false

  async function open(): Promise<void> {
    const opening = new DatabaseClient(clientConfig(connection, { log, name: 'holdall-listen' }))
    opening.on('error', () => undefined)
    opening.once('end', () => lost(opening))
    opening.on('notification', ({ payload }) => onMessage(payload ?? ''))
    client = opening
    try {
      await opening.connect()
      await opening.query(`listen ${channel}`)
      // It may have ended as it answered, and another one is opened already.
      if (client !== opening) return
      isListening = true
      if (wasLost) onReturn()
      wasLost = false
      timer = setInterval(() => opening.query('select 1').catch(() => opening.end()), aliveMs)
    } catch (err) {
      log.warn({ err }, 'The listening connection must wait')
      await opening.end().catch(() => undefined)
      lost(opening)
    }
  }

  function lost(which: DatabaseClient): void {
    if (client !== which) return
    client = undefined
    isListening = false
    wasLost = true
    clearInterval(timer)
    if (!isClosed) timer = setTimeout(open, againMs)
  }

  void open()
  return {
    isListening: () => isListening,
    async close() {
      isClosed = true
      clearInterval(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
