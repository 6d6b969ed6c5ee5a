import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { expect } from 'vitest'
import { type Caller, mayDo } from '#foundation/rules/permissions.ts'
import type { Route } from '#foundation/server/http/route.ts'
import { threadIdOf } from '#messages/server/for-bookings/add-line.ts'
import { type Answer, type CallOptions, type TestApp, testApp } from '#test/app-under-test.ts'
import { aDriver, anOperator, aPassword, type Person, signUp, strangerId } from '#test/factories.ts'
import { approvedBooking, payLink } from '#test/money.ts'
import { apiRoutes } from '../../src/api.ts'
import { goodBodies } from './good-bodies.ts'

/** The first role that may make the call gets furthest into it. */
const byReach: readonly Caller[] = ['partner', 'customer', 'admin', 'visitor']

export type Props = Awaited<ReturnType<typeof makeProps>>
export type Stage = Props & { good: ReturnType<typeof goodBodies> }

/** An application with one person of each role, one of everything they can own, and good bodies. */
export async function setStage(settings: Record<string, string> = {}): Promise<Stage> {
  const props = await makeProps(settings)
  return { ...props, good: goodBodies(props) }
}

async function makeProps(settings: Record<string, string>) {
  const app = await testApp({ FLOOD_LIMIT: '1000000', ...settings })
  await liftLimits(app)
  const host = await signUp(app, { role: 'partner' })
  const renter = await signUp(app, { role: 'customer' })
  await cheapenPasswords(app)
  const operator = await anOperator(app)
  const { listing, id: openBookingId } = await approvedBooking(app, { host, renter }, { days: 9 })
  const { sessionId } = await payLink(app, renter, openBookingId)
  const paid = await approvedBooking(app, { host, renter })
  await app.post(`/dev/payments/${(await payLink(app, renter, paid.id)).sessionId}`, {
    outcome: 'success',
  })
  const driver = (await app.post('/drivers', aDriver(), host)).body.data
  const routes = apiRoutes(app.services).routes
  const owned = { listing, bookingId: paid.id, openBookingId, sessionId, driverId: driver._id }
  return {
    app,
    host,
    renter,
    operator,
    ...owned,
    routes,
    mutating: routes.filter(route => route.method !== 'GET'),
    tokenFor: (route: Route) => tokenOf(callerFor(route), { host, renter, operator }),
    /** The address of the call, with an id of something that the caller owns. */
    pathOf: (route: Route) => fill(route.path, { ...owned, host, renter }),
  }
}

/** The attacks send hundreds of requests from one account; limits have tests of their own. */
async function liftLimits({ pool }: TestApp): Promise<void> {
  await pool.query(
    `create function lift_limit() returns trigger language plpgsql as
       $$ begin new.counts := slid(new.counts, 100); new.tried := 1; return new; end $$;
     create trigger lift_limit before update on rate_limit
       for each row execute function lift_limit()`,
  )
}

/** Cheap password hashes, because the attacks check hundreds of wrong passwords. */
async function cheapenPasswords({ pool }: TestApp): Promise<void> {
  const cheap = await hash(aPassword, { memoryCost: 64, timeCost: 1 })
  await pool.query('update users set password_hash = $1', [cheap])
}

/** Renters pay and book, hosts decide, although some calls allow both. */
function callerFor({ method, path, guarantees }: Route): Caller {
  const isRenters =
    /^(\/booking(\/cancel|\/create-payment-link|\/payment|$)|\/messages\/threads)/.test(path)
  if (method === 'POST' && isRenters) return 'customer'
  const found = byReach.find(caller => mayDo(caller, guarantees.can))
  if (!found) throw new Error(`Nobody may call ${path}`)
  return found
}

interface People {
  host: Person
  renter: Person
  operator: { token: string }
}

function tokenOf(caller: Caller, { host, renter, operator }: People): string | undefined {
  if (caller === 'admin') return operator.token
  if (caller === 'customer') return renter.token
  return caller === 'partner' ? host.token : undefined
}

interface Owned {
  host: Person
  renter: Person
  listing: { _id: string }
  bookingId: string
  sessionId: string
  driverId: string
}

function fill(path: string, owned: Owned): string {
  const { host, renter, listing, bookingId, sessionId, driverId } = owned
  const ids: Record<string, string> = {
    users: host.user._id,
    listings: listing._id,
    booking: bookingId,
    drivers: driverId,
    messages: threadIdOf({ listingId: listing._id, renterId: renter.user._id }),
  }
  const noun = path.split('/')[path.startsWith('/admin') ? 2 : 1] ?? ''
  return path
    .replace(':sessionId', sessionId)
    .replace(':bookingId', bookingId)
    .replace(':kind', 'collected')
    .replace(/:(item|record|request)$|:(item|record|request)(?=\/)/, strangerId)
    .replace(':id', ids[noun] ?? strangerId)
    .replace(/:\w*[tT]oken/, 'x'.repeat(43))
}

export const nameOf = ({ method, path }: Route) => `${method} ${path}`

const inside = /\bat .+:\d+|node_modules|\.ts\b|\bselect .+ from\b|kysely|zod|postgres|\bpg\b|hono/i

/** Expects a refusal in plain words that reveals nothing about the program. */
export function expectRefusal(answer: Answer, allowed: readonly number[], what: string): void {
  expect(
    allowed,
    `${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
  ).toContain(answer.status)
  expect(answer.body.error, what).toEqual(expect.any(String))
  expect(JSON.stringify(answer.body), what).not.toMatch(inside)
  expect(JSON.stringify(answer.body).length, what).toBeLessThan(20_000)
  expect(answer.headers.get('x-request-id'), what).toBeTruthy()
}

export function call(stage: Stage, route: Route, options: CallOptions = {}, path?: string) {
  const whole = { token: stage.tokenFor(route), ...options }
  return stage.app.call(route.method, path ?? stage.pathOf(route), whole)
}

/** Sends a few at a time. */
export async function inBatches<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
  size = 8,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    await Promise.all(items.slice(at, at + size).map(send))
  }
}

/** Does something that must leave no trace: no row, no money, no mail and no file. */
export async function expectNothingMoved(
  { app }: Pick<Stage, 'app'>,
  deed: () => Promise<unknown>,
): Promise<void> {
  const before = await digestOf(app)
  await deed()
  expect(await digestOf(app)).toEqual(before)
  expect((await app.app.request('/readyz')).status).toBe(200)
}

/** Counters of attempts may change, and so may the time when a session was last used. */
const uncounted = ['public.rate_limit', 'public.migration']

async function digestOf({ pool, services }: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'sandbox')
       and table_schema || '.' || table_name <> all($1)`,
    [uncounted],
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '')
         as digest from (select (to_jsonb(t) - 'last_seen_at')::text as line from ${name} t) lines`,
  )
  const { rows } = await pool.query(parts.join(' union all '))
  const files = await readdir(join(services.config.dataDir, 'media'), { recursive: true }).catch(
    () => [],
  )
  const digests = rows.map(({ name, digest }): [string, string] => [name, digest])
  return { ...Object.fromEntries(digests), files: files.sort().join() }
}
