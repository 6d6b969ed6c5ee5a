import { Hono, type Context as HonoContext } from 'hono'
import { asFailure, successSchema } from '#foundation/rules/envelope.ts'
import { failTooMany } from '#foundation/rules/errors/too-many.ts'
import { Failure, fail } from '#foundation/rules/errors.ts'
import { type Caller, mayDo, scopeOf } from '#foundation/rules/permissions.ts'
import { serverTimeHeader } from '#foundation/rules/time/server-time.ts'
import { type ActingKey, type Actor, type Context, type Services, visitor } from '../context.ts'
import { DatabaseUnavailable, lostToAnotherTransaction } from '../database/database-errors.ts'
import type { Replicas } from '../database/opening/replicas.ts'
import { createFloodGate, floodSeconds } from '../limits/flood-gate.ts'
import { createHitTally } from '../limits/hit-tally.ts'
import { enforceReadLimit, enforceRouteLimit } from '../limits/limit.ts'
import { nameSpan } from '../tracing/span.ts'
import {
  type Answer,
  failureAnswer,
  failureResponse,
  respond,
  successAnswer,
  successText,
} from './answering/answer.ts'
import { compressAnswer } from './answering/compression.ts'
import { refusalPage } from './answering/fault-page.ts'
import { retryAfterSeconds } from './answering/unavailable.ts'
import type { Metrics } from './guarding/metrics.ts'
import { addressOf, trustedProxies } from './reading/client-address.ts'
import { readInput } from './reading/read-input.ts'
import { refuseCrossSite } from './reading/same-site.ts'
import { wantsPage } from './reading/wants-page.ts'
import type { Route } from './route.ts'
import { withIdempotency } from './with-idempotency.ts'

/** Finds who sent a request; `undefined` when its token is not valid. */
export type Identify = (
  services: Services,
  request: Request,
  asked: { now: Date; byCookie: boolean },
) => Promise<Actor | undefined>

/** `inside` marks calls made by our own page rendering, with the address that asked for the page. */
export interface Bindings {
  Bindings: { inside?: { address: string } }
  Variables: {
    requestId: string
    /** Headers of every answer. `isStamped` says that the handler has already set them. */
    stamp: Readonly<Record<string, string>>
    isStamped?: true
    allowed?: readonly string[]
  }
}

interface Serving {
  services: Services
  routes: readonly Route[]
  identify: Identify
  metrics: Metrics
}

export function serveRoutes({ services, routes, identify, metrics }: Serving): Hono<Bindings> {
  const { log } = services
  const api = new Hono<Bindings>()
  const answer = answersOf(services, identify)
  for (const route of routes) {
    api.on(route.method, route.path, async c => {
      const started = performance.now()
      const requestId = c.get('requestId')
      nameSpan(`${route.method} ${route.path}`, { 'http.route': route.path })
      const { status, headers, body } = await answer(route, c, requestId).catch(error => {
        const failure = translate(error)
        if (failure.status >= 500) log.error({ requestId, route: route.path, err: error })
        const isPage = route.guarantees.page && wantsPage(c.req.raw)
        return isPage ? refusalPage(failure) : failureAnswer(failure)
      })
      Object.assign(headers, c.get('stamp'))
      c.set('isStamped', true)
      if (route.guarantees.cacheFor === undefined) {
        headers[serverTimeHeader] = services.clock.now().toISOString()
      }
      const seconds = (performance.now() - started) / 1000
      metrics.requestServed(route.method, route.path, status, seconds)
      return respond({ status, headers, body })
    })
  }
  refuseOtherMethods(api, routes)
  return api
}

function refuseOtherMethods(api: Hono<Bindings>, routes: readonly Route[]): void {
  for (const path of new Set(routes.map(route => route.path))) {
    const methods = routes.filter(route => route.path === path).map(route => route.method)
    // Several patterns may match one address, and each knows its own methods.
    api.all(path, async (c, next) => {
      c.set('allowed', [...(c.get('allowed') ?? []), ...methods])
      await next()
    })
  }
  api.all('*', c => {
    const allowed = c.get('allowed')
    if (!allowed) return failureResponse(new Failure('not_found'))
    const response = failureResponse(new Failure('method_not_allowed'))
    response.headers.set('allow', [...new Set(allowed)].join(', '))
    return response
  })
}

/** Keeps the promises of the routes, in the same order for all of them. */
function answersOf(services: Services, identify: Identify) {
  const { config } = services
  const proxies = trustedProxies(config.TRUST_PROXY, config.demo)
  const flood = createFloodGate(config.FLOOD_LIMIT)
  const identifyInTurn = withGuessLimit(identify, config.FLOOD_LIMIT)
  const tally = createHitTally(services.db)
  return answer

  async function answer(
    route: Route,
    c: HonoContext<Bindings>,
    requestId: string,
  ): Promise<Answer> {
    const request = c.req.raw
    const now = services.clock.now()
    const inside = c.env?.inside
    const ip = inside?.address ?? addressOf(c, proxies)
    // A page that is drawn for somebody has their cookie alone, and may only look.
    const isLookOfPage = inside !== undefined && request.method === 'GET'
    const asked = { now, byCookie: route.guarantees.byCookie === true || isLookOfPage }
    const actor = (await identifyInTurn(services, request, { ...asked, ip })) ?? visitor
    const ctx: Context = { ...services, actor, now, requestId, ip }
    if (!inside) guardRequest(ctx, route, request)
    authorise(actor, route)
    if (!inside || route.guarantees.limitsPages) {
      for (const rule of route.guarantees.limits ?? []) {
        if (route.guarantees.fromReplica) enforceReadLimit(ctx, rule, tally)
        else await enforceRouteLimit(ctx, rule)
      }
    }
    const input = await readInput(route, request, c.req.param())
    const run = async (asked: Context) => {
      const reply = await handle(route, asked, input, services.replicas)
      const text = successText(route, reply)
      if (config.NODE_ENV === 'test' && !reply.stream && !reply.page) checkAnswer(route, text)
      return { reply, text }
    }
    if (route.guarantees.idempotent) {
      return withIdempotency(ctx, route, input.body, request, run)
    }
    const { reply, text } = await run(ctx)
    const answered = successAnswer(request, route, reply, text)
    return actor.kind === 'visitor' ? compressAnswer(request, answered) : answered
  }

  function guardRequest(ctx: Context, route: Route, request: Request): void {
    const isMetered = !route.guarantees.unmetered
    if (isMetered && !flood.admits(floodSubject(ctx), performance.now())) failTooMany(floodSeconds)
    refuseCrossSite(request, ctx.actor.kind === 'person', config.CORS_ORIGINS)
  }
}

/**
 * Looking up a token costs a question to the database, and only the answer tells whose account the
 * request counts for. So what opens nothing counts for its address, before more of it is looked up.
 */
function withGuessLimit(identify: Identify, atMost: number) {
  const guesses = createFloodGate(atMost)
  return async (
    services: Services,
    request: Request,
    { ip, ...asked }: Parameters<Identify>[2] & { ip: string },
  ): Promise<Actor | undefined> => {
    const brings = (header: string) => request.headers.has(header)
    if (!brings('authorization') && !(asked.byCookie && brings('cookie'))) return undefined
    if (!guesses.isOpen(ip, performance.now())) failTooMany(floodSeconds)
    const noteGuess = () => void guesses.admits(ip, performance.now())
    try {
      const actor = await identify(services, request, asked)
      if (!actor) noteGuess()
      return actor
    } catch (error) {
      if (error instanceof Failure) noteGuess()
      throw error
    }
  }
}

/** A signed-in caller may have written a moment ago and must see it, so a replica will not do. */
async function handle(
  route: Route,
  ctx: Context,
  input: Parameters<Route['handler']>[1],
  replicas: Replicas | undefined,
) {
  const mayLag = route.guarantees.fromReplica && ctx.actor.kind === 'visitor'
  const replica = mayLag ? replicas?.pick() : undefined
  if (!replica) return route.handler(ctx, input)
  try {
    return await route.handler({ ...ctx, db: replica }, input)
  } catch (error) {
    const isAway = error instanceof DatabaseUnavailable
    // What the primary removes meanwhile may end a statement of its replica.
    if (!isAway && !lostToAnotherTransaction(error)) throw error
    if (isAway) replicas?.lost(replica)
    return route.handler(ctx, input)
  }
}

export function callerOf(actor: Actor): Caller {
  if (actor.kind !== 'person') return 'visitor'
  return actor.isVerified ? actor.role : 'unverified'
}

/** A program that runs wild does not keep its owner out, who is to stop it. */
function floodSubject({ actor, ip }: Context): string {
  return actor.kind === 'person' ? (actor.key?.id ?? actor.id) : ip
}

function authorise(actor: Actor, route: Route): void {
  if (actor.kind === 'person' && actor.key) refuseOutOfScope(actor.key, route)
  const caller = callerOf(actor)
  if (mayDo(caller, route.guarantees.can)) return
  if (caller === 'visitor') fail('unauthenticated')
  fail(caller === 'unverified' ? 'EMAIL_NOT_VERIFIED' : 'forbidden')
}

function refuseOutOfScope({ scopes }: ActingKey, { guarantees }: Route): void {
  const scope = scopeOf(guarantees.can)
  if (!scope) fail('key_not_for_this')
  if (!scopes.includes(scope)) fail('key_scope_missing', { scope })
}

function translate(error: unknown): Failure {
  return error instanceof DatabaseUnavailable
    ? new Failure('unavailable', { retryAfter: retryAfterSeconds })
    : asFailure(error)
}

/** In tests, an answer that does not fit its schema is our fault. */
function checkAnswer({ guarantees }: Route, text: string): void {
  if (guarantees.sentAs) guarantees.data.parse(text)
  else successSchema(guarantees).parse(JSON.parse(text))
}
