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
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: '1',
    DATA_DIR: dataDir,
    DEPLOYMENT_KEY: 'the key of every test, never of a deployment',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  const database = parts.database ?? (await testDatabase())
  const woken: string[] = []
  const services = servicesOf(config, database, woken, parts)
  const app = createApp({ services, metrics: createMetrics(), traces: parts.traces })
  return {
    app,
    services,
    clock: services.clock,
    database,
    db: database.db,
    pool: database.pool,
    woken,
    ...callsTo(app),
    async close() {
      services.live.end()
      if (!parts.database) await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The names of jobs that somebody wakes are written down; they run when a test says so. */
function servicesOf(config: Config, database: Database, woken: string[], parts: Parts) {
  const { db } = database
  const log = parts.log ?? createLog('silent')
  const clock = openClock(config, db)
  const keys = loadKeys(config)
  const sandbox = createSandbox({ db, clock, publicUrl: config.publicUrl })
  const jobs = allJobs(config)
  const services = {
    config,
    log,
    clock,
    db,
    ...(parts.replicas && { replicas: parts.replicas }),
    keys,
    live: new LiveStreams({
      db,
      log,
      most: mostStreams(config),
      areOpen: ids => sessionsStillOpen(db, ids, openSince(clock.now())),
    }),
    provider: openProvider(config, keys, parts.provider?.(sandbox) ?? sandbox, parts.patienceMs),
    media: localMedia(join(config.dataDir, 'media')),
    geocoder: embeddedGazetteer,
    jobs: {
      wake: (name: string) => void woken.push(name),
      runAll: async () => {
        for (const job of jobs) await job.run(services)
      },
    },
  }
  return services satisfies Services
}

function callsTo(app: ReturnType<typeof createApp>) {
  const ownAddress = `198.18.${randomInt(256)}.${randomInt(256)}`
  const call = async (
    method: string,
    path: string,
    { address = ownAddress, ...options }: CallOptions = {},
  ): Promise<Answer> => {
    const request = requestOf(method, path, { address, ...options })
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
    call,
    get: (path: string, options?: CallOptions) => call('GET', path, options),
    post: (path: string, body?: unknown, options?: CallOptions) =>
      call('POST', path, { ...options, body }),
    patch: (path: string, body?: unknown, options?: CallOptions) =>
      call('PATCH', path, { ...options, body }),
    put: (path: string, body?: unknown, options?: CallOptions) =>
      call('PUT', path, { ...options, body }),
    delete: (path: string, options?: CallOptions) => call('DELETE', path, options),
  }
}

function requestOf(
  method: string,
  path: string,
  { body, token, address, headers: given }: CallOptions,
): Request {
  const headers = new Headers(given)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (address) headers.set('x-forwarded-for', address)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm && !headers.has('content-type')) {
    headers.set('content-type', 'application/json')
  }
  const isReady = typeof body === 'string' || isForm
  const sent = body === undefined || isReady ? (body ?? null) : JSON.stringify(body)
  const init = { method, headers, body: sent as string | null }
  return new Request(`http://localhost:3000/api/v1${path}`, init)
}

/** A stream of events never ends, so tests of streams ask the app for it directly. */
async function textOf(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream) return response.text()
  await response.body?.cancel()
  return ''
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
