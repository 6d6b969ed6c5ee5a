import type { KeyScope, Role } from '#foundation/rules/permissions.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './database/db.ts'
import type { Replicas } from './database/opening/replicas.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Keys } from './keys.ts'
import type { Live } from './live/live.ts'
import type { Log } from './log.ts'
import type { MediaStore } from './media/stores/media-store.ts'
import type { Geocoder } from './places/geocoder.ts'
import type { Provider } from './provider/open-provider.ts'

export type Actor =
  | { kind: 'visitor' }
  | { kind: 'system' }
  | {
      kind: 'person'
      id: string
      role: Role
      isVerified: boolean
      sessionId: string
      authenticatedAt: Date
      /** A program of theirs that came with an API key. */
      key?: ActingKey
    }

export interface ActingKey {
  id: string
  /** As its owner and the audit call it. */
  name: string
  scopes: readonly KeyScope[]
}

export const visitor: Actor = { kind: 'visitor' }

/** What lives as long as the process. */
export interface Services {
  config: Config
  log: Log
  clock: Clock
  db: Db
  /** Only where replicas are configured. */
  replicas?: Replicas
  jobs: Jobs
  keys: Keys
  live: Live
  media: MediaStore
  geocoder: Geocoder
  provider: Provider
}

/** What a verb may use of the outside world: who asks, at what time, and with which services. */
export interface Context extends Omit<Services, 'clock' | 'replicas'> {
  actor: Actor
  now: Date
  requestId: string
  ip: string
  /** Only for a request with a key: the verb keeps its answer under it. */
  idempotency?: { keep(tx: Db, data: unknown): Promise<void> }
}

export function systemContext(services: Services, requestId: string): Context {
  const { clock, replicas: _, ...rest } = services
  return { ...rest, actor: { kind: 'system' }, now: clock.now(), requestId, ip: '' }
}
