import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openSince } from '#accounts/server/sessions/session-life.ts'
import { sessionsStillOpen } from '#accounts/server/sessions/sessions-table.ts'
import { openClock } from '#foundation/server/clock.ts'
import { type Config, readConfig } from '#foundation/server/config.ts'
import type { Services } from '#foundation/server/context.ts'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import type { Replicas } from '#foundation/server/database/opening/replicas.ts'
import { createMetrics } from '#foundation/server/http/guarding/metrics.ts'
import type { Job } from '#foundation/server/jobs/jobs.ts'
import { loadKeys } from '#foundation/server/keys.ts'
import { LiveStreams } from '#foundation/server/live/live.ts'
import { createLog, type Log } from '#foundation/server/log.ts'
import { localMedia } from '#foundation/server/media/stores/local-media.ts'
import { embeddedGazetteer } from '#foundation/server/places/embedded-gazetteer.ts'
import { openProvider, type Send } from '#foundation/server/provider/open-provider.ts'
import type { Traces } from '#foundation/server/tracing/send-spans.ts'
import { createSandbox } from '#payments/server/sandbox/sandbox-api.ts'
import { createApp } from '../../src/app.ts'
import { allJobs } from '../../src/jobs.ts'
import { mostStreams } from '../../src/open-live.ts'
import { testDatabase } from './database.ts'
import { quickFolder } from './servers/quick-folder.ts'

export interface CallOptions {
  body?: unknown
  token?: string | undefined
  /** Calls from one address share its limits, so each test app invents its own. */
  address?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  body: any
}

/** For tests that read the log, or run two processes on one database. */
interface Parts {
  log?: Log
  database?: Database
  replicas?: Replicas
  /** Stands between the program and the payment provider, to cause faults. */
  provider?: (sandbox: Send) => Send
  traces?: Traces
  /** How long the program waits for the provider. */
  patienceMs?: number
}

/** The whole HTTP side on its own database, with a clock that the test moves. */
export async function testApp(settings: Record<string, string> = {}, parts: Parts = {}) {
  const dataDir = await quickFolder('holdall-app-')
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DEMO: '1',
    DATA_DIR: dataDir,
    DEPLOYMENT_KEY: 'the key of every test, never of a deployment',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  const database = parts.database ?? (await testDatabase())
  const clock = openClock(config, database.db)
  const jobs: readonly Job[] = allJobs(config)
  const woken: string[] = []
  const keys = loadKeys(config)
  const { publicUrl } = config
  const sandbox = createSandbox({ db: database.db, clock, publicUrl })
  const live = new LiveStreams({
    db: database.db,
    log: parts.log ?? createLog('silent'),
    most: mostStreams(config),
    areOpen: ids => sessionsStillOpen(database.db, ids, openSince(clock.now())),
  })
  const services: Services = {
    config,
    log: parts.log ?? createLog('silent'),
    clock,
    db: database.db,
    ...(parts.replicas && { replicas: parts.replicas }),
    keys,
    live,
    provider: openProvider(config, keys, parts.provider?.(sandbox) ?? sandbox, parts.patienceMs),
    media: localMedia(join(dataDir, 'media')),
    geocoder: embeddedGazetteer,
    jobs: {
      wake: async (_tx, name) => void woken.push(name),
      runAll: async () => {
        for (const job of jobs) await job.run(services)
      },
    },
  }
  const app = createApp({ services, metrics: createMetrics(), traces: parts.traces })
  const ownAddress = `198.18.${randomInt(256)}.${randomInt(256)}`

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const headers = new Headers(options.headers)
    if (options.token) headers.set('authorization', `Bearer ${options.token}`)
    headers.set('x-forwarded-for', options.address ?? ownAddress)
    const form = options.body instanceof FormData
    if (options.body !== undefined && !form && !headers.has('content-type')) {
      headers.set('content-type', 'application/json')
    }
    const ready = typeof options.body === 'string' || form ? options.body : undefined
    const request = new Request(`http://localhost:3000/api/v1${path}`, {
      method,
      headers,
      body: (ready ?? (options.body === undefined ? null : JSON.stringify(options.body))) as string,
    })
    const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const response = await app.fetch(request, socket as never)
    const raw = await textOf(response)
    const isJson = raw !== '' && response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(raw) : raw,
    }
  }

  return {
    app,
    services,
    clock,
    database,
    db: database.db,
    pool: database.pool,
    woken,
    get: (path: string, options?: CallOptions) => call('GET', path, options),
    post: (path: string, body?: unknown, options?: CallOptions) =>
      call('POST', path, { ...options, body }),
    patch: (path: string, body?: unknown, options?: CallOptions) =>
      call('PATCH', path, { ...options, body }),
    put: (path: string, body?: unknown, options?: CallOptions) =>
      call('PUT', path, { ...options, body }),
    delete: (path: string, options?: CallOptions) => call('DELETE', path, options),
    call,
    async close() {
      live.end()
      if (!parts.database) await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A stream of events never ends, so tests of streams ask the app for it directly. */
async function textOf(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream) return response.text()
  await response.body?.cancel()
  return ''
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
