import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { loadDemo } from '../demo/load-demo.ts'
import { createApp } from './app.ts'
import { secondMs } from './foundation/rules/time/lengths.ts'
import { openClock } from './foundation/server/clock.ts'
import { type Config, readConfig } from './foundation/server/config.ts'
import type { Services } from './foundation/server/context.ts'
import { migrate } from './foundation/server/database/migrations/migrate.ts'
import { type Database, openDatabase } from './foundation/server/database/opening/open-database.ts'
import { openDatabasePing } from './foundation/server/database/opening/ping.ts'
import { openReplicas, type Replicas } from './foundation/server/database/opening/replicas.ts'
import { readyWithinMs } from './foundation/server/http/guarding/health.ts'
import { listen, requestsEndWithinMs } from './foundation/server/http/guarding/listen.ts'
import { withLoadGate } from './foundation/server/http/guarding/load-gate.ts'
import { createMetrics, type Metrics } from './foundation/server/http/guarding/metrics.ts'
import { withMicroCache } from './foundation/server/http/guarding/micro-cache.ts'
import { watchWaits } from './foundation/server/http/guarding/watch-waits.ts'
import { withDeadline } from './foundation/server/http/guarding/with-deadline.ts'
import { createJobRunner, type Jobs, jobsEndWithinMs } from './foundation/server/jobs/jobs.ts'
import { loadKeys } from './foundation/server/keys.ts'
import { createLog, type Log } from './foundation/server/log.ts'
import { openMedia } from './foundation/server/media/stores/open-media.ts'
import { loadRenderer } from './foundation/server/pages/render-page.ts'
import { loadStaticFiles } from './foundation/server/pages/static-files.ts'
import { openGeocoder } from './foundation/server/places/open-geocoder.ts'
import { openProvider } from './foundation/server/provider/open-provider.ts'
import { openStreetFile } from './foundation/server/streets/street-file.ts'
import { isStreetUrl } from './foundation/server/streets/street-source.ts'
import { openTraces } from './foundation/server/tracing/send-spans.ts'
import { allJobs } from './jobs.ts'
import { openLive } from './open-live.ts'
import { createSandbox } from './payments/server/sandbox/sandbox-api.ts'
import { welcome } from './welcome.ts'

const root = new URL('..', import.meta.url)
const built = new URL('dist/', root)

/** What has been opened so far, to be closed in the opposite order. */
const opened: (() => Promise<unknown>)[] = []
let isStopping = false
/** How long we still answer after the signal to stop, so that the load balancer notices in time. */
let drainMs = 0
const secondSignal = new AbortController()

/** For running requests, then for jobs, and a moment for the rest. Then the process ends itself. */
const closeWithinMs = requestsEndWithinMs + jobsEndWithinMs + secondMs

/** Everything but the pages is made ready while they are still being built. */
export function serve(pagesBuilt: Promise<boolean> = Promise.resolve(true)): void {
  const starting = start(pagesBuilt)
  const stop = () => stopOnce(starting)
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  starting.catch(async (error: Error) => {
    if (isStopping) return
    const isPlain = plainFaults.has(error.name)
    process.stderr.write(`${isPlain ? error.message : (error.stack ?? error)}\n`)
    await closeEverything()
    process.exit(1)
  })
}

async function start(pagesBuilt: Promise<boolean>): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const streets = await openStreets(config)
  const database = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.dataDir,
    connections: config.DATABASE_POOL,
    log,
    onProgress: phase => say(progressWords[phase]),
  })
  opened.push(database.close)
  await migrate(database.pool, { dir: fileURLToPath(new URL('migrations/', root)), log })

  const ping = openDatabasePing(database.connection, { log, withinMs: readyWithinMs })
  opened.push(ping.close)

  const metrics = createMetrics()
  const { services, jobs, traces } = openServices(config, { database, log, metrics })
  // The demo is written with the clock in the past, so no request may read it before it is
  // complete.
  if (await loadDemo({ ...services, jobs: noJobs })) {
    say('Filled the empty database with demo data.')
  }
  await jobs.start(services)
  opened.push(jobs.stop)
  opened.push(watchWaits(services, metrics))

  if (!(await pagesBuilt)) throw new PagesNotBuilt()
  const pages = await loadPages()
  const app = createApp({
    services,
    metrics,
    traces,
    streets,
    isDraining: () => isStopping,
    isDatabaseThere: ping.isAnswering,
    ...(pages && { pages }),
  })
  await openDoor(app, config, metrics)
  // Streams never end by themselves, and closing waits for every open connection.
  opened.push(async () => services.live.end())
  drainMs = config.drainSeconds * 1000
  say(welcome(config))
}

interface Openings {
  database: Database
  log: Log
  metrics: Metrics
}

function openServices(config: Config, { database, log, metrics }: Openings) {
  const replicas = config.DATABASE_REPLICA_URLS.length > 0 && followReplicas(config, database, log)
  if (replicas) opened.push(replicas.close)

  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = config
  const traces = collector === undefined ? undefined : openTraces(collector, log)
  if (traces) opened.push(traces.close)
  const jobs = createJobRunner(database.connection, allJobs(config), metrics.jobRan, { traces })
  const clock = openClock(config, database.db)
  const { live, close: closeLive } = openLive(database, { config, clock, log })
  opened.push(closeLive)
  metrics.countStreams(() => live.count())
  const keys = loadKeys(config)
  const { publicUrl } = config
  const sandbox = createSandbox({ db: database.db, clock, publicUrl })
  const services: Services = {
    config,
    log,
    clock,
    db: database.db,
    ...(replicas && { replicas }),
    jobs,
    keys,
    live,
    provider: openProvider(config, keys, sandbox),
    media: openMedia(config),
    geocoder: openGeocoder(config, log),
  }
  if (!config.SMTP_URL && !config.demo) {
    log.warn('No mail server is set up: set SMTP_URL, or letters wait and nobody can sign up')
  }
  const isLocal = new URL(config.publicUrl).hostname === 'localhost'
  if (isLocal && config.NODE_ENV === 'production' && !config.demo) {
    log.warn('Links lead to this machine only: set PUBLIC_URL to the address that people open')
  }
  if (services.provider.kind === 'none') {
    log.warn('No payment provider is set up: set STRIPE_SECRET_KEY, or nobody can pay')
  }
  return { services, jobs, traces }
}

async function openDoor(app: ReturnType<typeof createApp>, config: Config, metrics: Metrics) {
  const gated = withLoadGate(app.fetch, {
    atOnce: config.REQUESTS_AT_ONCE,
    onTurnedAway: metrics.turnedAway,
  })
  const cache = withMicroCache(gated)
  const timely = { ...cache, fetch: withDeadline(cache.fetch) }
  const address = { port: config.PORT, host: config.HOST }
  opened.push(await listen(timely, address, () => isStopping))
}

function followReplicas(config: Config, { connection: primary }: Database, log: Log): Replicas {
  const { DATABASE_REPLICA_URLS: urls, DATABASE_POOL: connections } = config
  return openReplicas({ urls, primary, connections, log })
}

function openStreets({ MAP_TILES: tiles }: Config) {
  return tiles && !isStreetUrl(tiles) ? openStreetFile(tiles) : undefined
}

/** Every job looks for what is due, so one that nobody wakes misses nothing. */
const noJobs: Jobs = { wake: () => undefined, runAll: async () => undefined }

/** Without a build there is only the API, beside the server that Vite runs for development. */
async function loadPages() {
  const renderer = new URL('server/render.js', built)
  if (!existsSync(renderer)) return undefined
  // React renders at half the speed in development mode.
  process.env.NODE_ENV ??= 'production'
  const files = await loadStaticFiles(fileURLToPath(new URL('client/', built)))
  return { render: await loadRenderer(renderer), files }
}

async function stopOnce(starting: Promise<void>): Promise<void> {
  if (isStopping) return secondSignal.abort()
  isStopping = true
  say('Stopping: finishing what is under way.')
  setTimeout(() => {
    say('Something hangs and is left behind. What was under way is finished after the next start.')
    process.exit(1)
  }, drainMs + closeWithinMs).unref()
  await starting.catch(() => undefined)
  await pause(drainMs, undefined, { signal: secondSignal.signal }).catch(() => undefined)
  await closeEverything()
  process.exit(0)
}

async function closeEverything(): Promise<void> {
  for (const close of opened.toReversed()) await close()
}

const progressWords = {
  creating: 'Creating the database (first start only) ...',
  starting: 'Opening the database ...',
  ready: 'The database is open.',
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

class PagesNotBuilt extends Error {
  override name = 'PagesNotBuilt'
  override message = 'Holdall cannot start without its pages.'
}

/** The operator can correct these: the message is enough, without a stack. */
const plainFaults = new Set(['ConfigFault', 'DataDirInUse', 'AddressInUse', 'PagesNotBuilt'])
