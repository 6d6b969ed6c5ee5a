import { openSince } from './accounts/server/sessions/session-life.ts'
import { sessionsStillOpen } from './accounts/server/sessions/sessions-table.ts'
import type { Clock } from './foundation/server/clock.ts'
import type { Config } from './foundation/server/config.ts'
import { keepListening } from './foundation/server/database/opening/keep-listening.ts'
import type { Database } from './foundation/server/database/opening/open-database.ts'
import { liveChannel } from './foundation/server/live/inbox-table.ts'
import { type Live, LiveStreams } from './foundation/server/live/live.ts'
import type { Log } from './foundation/server/log.ts'

const sweepMs = 10_000

type Limits = Pick<Config, 'STREAMS_OF_ADDRESS' | 'STREAMS_AT_ONCE'>

export const mostStreams = (config: Limits) => ({
  ofAddress: config.STREAMS_OF_ADDRESS,
  inAll: config.STREAMS_AT_ONCE,
})

interface OpenLive {
  live: Live
  isListening(): boolean
  close(): Promise<void>
}

/** The streams of this process. All of them learn of news through one database connection. */
export function openLive(
  { db, connection }: Database,
  { config, clock, log }: { config: Limits; clock: Clock; log: Log },
): OpenLive {
  const live = new LiveStreams({
    db,
    log,
    most: mostStreams(config),
    areOpen: ids => sessionsStillOpen(db, ids, openSince(clock.now())),
  })
  const sweep = () =>
    live.sweep().catch(err => log.warn({ err }, 'streams are looked at again in a moment'))
  const listening = keepListening(connection, {
    channel: liveChannel,
    log,
    onMessage: payload => live.heard(payload),
    onReturn: sweep,
  })
  const timer = setInterval(sweep, sweepMs)
  return {
    live,
    isListening: listening.isListening,
    async close() {
      clearInterval(timer)
      live.end()
      await listening.close()
    },
  }
}
