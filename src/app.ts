import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { findReader } from './accounts/server/sessions/find-reader.ts'
import { apiRoutes } from './api.ts'
import { developerGuide } from './connections/server/developer-guide.ts'
import type { Services } from './foundation/server/context.ts'
import { DatabaseUnavailable } from './foundation/server/database/database-errors.ts'
import { isAnswering } from './foundation/server/database/opening/ping.ts'
import { faultPage } from './foundation/server/http/answering/fault-page.ts'
import { httpsOnly } from './foundation/server/http/answering/security-headers.ts'
import { unavailable } from './foundation/server/http/answering/unavailable.ts'
import {
  filesForEachPage,
  floodOfAddress,
} from './foundation/server/http/guarding/flood-of-address.ts'
import { healthz, metricsPage, readyz } from './foundation/server/http/guarding/health.ts'
import type { Arriving } from './foundation/server/http/guarding/load-gate.ts'
import type { Metrics } from './foundation/server/http/guarding/metrics.ts'
import { tracedRequests } from './foundation/server/http/guarding/traced-requests.ts'
import { withDeadline } from './foundation/server/http/guarding/with-deadline.ts'
import { openApiDocument } from './foundation/server/http/openapi.ts'
import { openApiPage } from './foundation/server/http/openapi-page.ts'
import {
  addressOf,
  type Proxies,
  trustedProxies,
} from './foundation/server/http/reading/client-address.ts'
import { type Bindings, serveRoutes } from './foundation/server/http/serve-routes.ts'
import { guardAndServeMedia } from './foundation/server/media/serve-media.ts'
import { newId } from './foundation/server/new-id.ts'
import type { RenderPage } from './foundation/server/pages/render-page.ts'
import { servePages } from './foundation/server/pages/serve-pages.ts'
import type { StaticFiles } from './foundation/server/pages/static-files.ts'
import { mapSources } from './foundation/server/places/map-sources.ts'
import type { StreetFile } from './foundation/server/streets/street-file.ts'
import { streetFilePath } from './foundation/server/streets/street-source.ts'
import type { Traces } from './foundation/server/tracing/send-spans.ts'
import { announceSandbox } from './payments/server/announce-sandbox.ts'
import { sandboxPages } from './payments/server/sandbox/sandbox-pages.ts'
import { robots, siteMap } from './site/server/crawlers.ts'

/** Shorter than the deadline of the page that makes the call. */
const callOfPageMs = 5000

interface Pages {
  render: RenderPage
  files: StaticFiles
}

export interface AppParts {
  services: Services
  metrics: Metrics
  isDraining?: () => boolean
  /** For health checks. It has connections of its own, so that load cannot use them up. */
  isDatabaseThere?: () => Promise<boolean>
  /** Only where traces are collected. */
  traces?: Traces | undefined
  /** Only where the operator's map of streets is on this machine. */
  streets?: StreetFile | undefined
  /** Left out where only the API is wanted: in tests of verbs and beside the Vite server. */
  pages?: Pages
}

/** The whole HTTP side of the program. It listens to nothing: hand it requests. */
export function createApp({ services, metrics, pages, ...parts }: AppParts) {
  const { isDraining = () => false, isDatabaseThere = () => isAnswering(services.db) } = parts
  const { config } = services
  const { routes, identify, mediaGuards } = apiRoutes(services)
  const app = new Hono<Bindings>()
  if (parts.traces) app.use(tracedRequests(parts.traces))

  stampRequests(app, services)
  app.use(letGoOfUnsent)
  app.get('/healthz', healthz)
  app.get('/readyz', () => readyz(isDatabaseThere, isDraining))
  app.get('/metrics', c => {
    const address = getConnInfo(c).remote.address ?? ''
    return metricsPage(c.req.raw, address, config.METRICS_TOKEN, metrics)
  })
  let contract: string | undefined
  app.get('/api/v1/openapi.json', c => {
    contract ??= JSON.stringify(openApiDocument(routes, config.publicUrl))
    return c.body(contract, 200, { 'content-type': 'application/json' })
  })
  app.get('/api/v1/docs', () => openApiPage(routes, developerGuide()))
  if (config.demo) {
    for (const path of ['/api/v1/*', '/sandbox/*', '/media/*']) {
      app.use(path, async (_c, next) => {
        await services.clock.catchUp()
        await next()
      })
    }
  }
  app.route('/api/v1', serveRoutes({ services, routes, identify, metrics }))

  const proxies = trustedProxies(config.TRUST_PROXY, config.demo)
  const pageFlood = floodOfAddress(config.FLOOD_LIMIT, proxies)
  const fileFlood = floodOfAddress(config.FLOOD_LIMIT * filesForEachPage, proxies)
  if (services.provider.kind === 'sandbox') {
    app.use('/sandbox/*', pageFlood)
    app.route('/sandbox', sandboxPages(services, announceSandbox))
  }

  app.get('/media/:name', fileFlood, c =>
    guardAndServeMedia(services, mediaGuards, c.req.raw, c.req.param('name')),
  )

  const { streets } = parts
  if (streets) app.get(streetFilePath, fileFlood, c => streets.answer(c.req.raw))

  if (pages) serveSite(app, services, { ...pages, proxies, pageFlood })
  return app
}

function stampRequests(app: Hono<Bindings>, { config, log }: Services): void {
  const isHttps = config.publicUrl.startsWith('https:')
  app.use(async (c, next) => {
    const requestId = newId()
    const stamp = { 'x-request-id': requestId, ...(isHttps && httpsOnly) }
    c.set('requestId', requestId)
    c.set('stamp', stamp)
    const started = performance.now()
    await next()
    if (!c.get('isStamped')) {
      for (const [name, value] of Object.entries(stamp)) c.res.headers.set(name, value)
    }
    const ms = Math.round(performance.now() - started)
    const { method, path } = c.req
    log.debug({ requestId, method, path: withoutSecrets(path), status: c.res.status, ms })
  })
}

/** A HEAD is answered like a GET, of whose body nothing is sent: a stream would stay open. */
const letGoOfUnsent: MiddlewareHandler<Bindings> = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}

interface SiteParts extends Pages {
  proxies: Proxies
  pageFlood: MiddlewareHandler
}

type InsideCall = Arriving & Bindings['Bindings']

/** Pages get their data by calls inside the process. */
function serveSite(app: Hono<Bindings>, services: Services, pages: SiteParts): void {
  const { config, log } = services
  const { proxies, pageFlood } = pages
  const call = withDeadline<InsideCall>((request, env) => app.fetch(request, env), callOfPageMs)
  const fetchApi = (request: Request, address: string) => call(request, { inside: { address } })
  const { publicUrl } = config
  const sources = mapSources(config)
  const page = servePages({
    render: pages.render,
    fetchApi,
    findReader: request => findReader(services, request),
    now: () => services.clock.now(),
    publicUrl,
    log,
    sources,
  })
  app.get('/robots.txt', () => robots(config.publicUrl))
  app.get('/sitemap.xml', pageFlood, () => siteMap(services, config.publicUrl))
  app.get('*', async (c, next) => (await pages.files.answer(c.req.raw, c.req.path)) ?? next())
  app.get('*', pageFlood, c => {
    const asked = { requestId: c.get('requestId'), address: addressOf(c, proxies) }
    return page(c.req.raw, asked)
  })
  app.onError((error, c) => {
    const requestId = c.get('requestId')
    log.error({ requestId, err: error }, 'a page could not be drawn')
    return error instanceof DatabaseUnavailable ? unavailable(c.req.path) : faultPage(requestId)
  })
}

const secretsIn =
  /((?:reset-password|day-sheet|answer-request|stop-alerts|saved-searches\/stop|calendars)\/).+/

/** The token in such an address is a secret and must not be logged. */
function withoutSecrets(path: string): string {
  return path.replace(secretsIn, '$1...')
}
