import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { anEmail, signUp } from '#test/factories.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { newSecret } from '../secrets.ts'
import { createMetrics } from './guarding/metrics.ts'
import { jsonLimit } from './reading/read-json.ts'
import { get, reply } from './route.ts'
import { serveRoutes } from './serve-routes.ts'

describe('a read from a replica', () => {
  /** What becomes of a read that fails with this error on a replica alone. */
  async function failing(error: Error) {
    const app = await testApp()
    const replica = app.db.withoutPlugins()
    const readFrom: string[] = []
    const lost: unknown[] = []
    const replicas = {
      pick: () => replica,
      lost: (db: unknown) => void lost.push(db),
      check: async () => undefined,
      close: async () => undefined,
    }
    const read = get(
      '/read',
      { summary: 'A read', can: 'listing:read', data: z.string(), fromReplica: true },
      ({ db }) => {
        readFrom.push(db === replica ? 'replica' : 'primary')
        if (db === replica) throw error
        return reply('read')
      },
    )
    const services = { ...app.services, replicas }
    const parts = { services, routes: [read], identify: async () => undefined }
    const api = serveRoutes({ ...parts, metrics: createMetrics() })
    const { status } = await api.request('/read')
    await app.close()
    return { status, readFrom, isLost: lost.includes(replica) }
  }
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  })

  it.each<[Error, boolean]>([
    [new DatabaseUnavailable('gone'), true],
    [conflict, false],
  ])('is done again elsewhere where the replica is at fault: %s', async (error, isLost) => {
    const readFrom = ['replica', 'primary']
    expect(await failing(error)).toEqual({ status: 200, readFrom, isLost })
  })

  it('is not done again, and costs no replica, where the program is at fault', async () => {
    const readFrom = ['replica']
    expect(await failing(new TypeError('x'))).toEqual({ status: 500, readFrom, isLost: false })
  })
})

describe('what every call can rely on', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  it('answers in the envelope, with a request id and the safety headers', async () => {
    const { status, body, headers } = await app.get('/configurations/storage-type')
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'success', data: expect.any(Array) })
    expect(headers.get('x-request-id')).toBeTruthy()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('answers an unknown path and a wrong method as JSON', async () => {
    const nowhere = await app.get('/nowhere')
    expect(nowhere.status).toBe(404)
    expect(nowhere.body).toMatchObject({ status: 'error', error: expect.any(String) })
    const wrong = await app.delete('/configurations/storage-type')
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET')
    const known = await app.delete('/users/me')
    expect(known.headers.get('allow'), 'of every pattern that matches').toBe('GET, PATCH')
    const overridden = await app.get('/configurations/storage-type', {
      headers: { 'x-http-method-override': 'DELETE' },
    })
    expect(overridden.status).toBe(200)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'])(
    'takes no body of type %s',
    async type => {
      const { status } = await app.post('/dev/clock', '{"now":null}', {
        headers: { 'content-type': type },
      })
      expect(status).toBe(415)
    },
  )

  it.each(['', '{', 'null', '[]', '"x"', '1', '{"now":null,"now":null}', '{"now":null,}'])(
    'calls the body %j malformed',
    async text => {
      const { status, body } = await app.post('/dev/clock', text, {
        headers: { 'content-type': 'application/json' },
      })
      expect(status).toBe(400)
      expect(body.code).toBe('malformed')
    },
  )

  it('tells a wrong shape from a wrong value, and names the field', async () => {
    const shape = await app.post('/dev/clock', { now: 5 })
    expect(shape.status).toBe(400)
    expect(shape.body.details.fields[0].field).toBe('now')
    const value = await app.post('/dev/clock', { now: 'tomorrow' })
    expect(value.status).toBe(422)
    const unknown = await app.post('/dev/clock', { now: null, role: 'admin' })
    expect(unknown.status).toBe(400)
    expect(unknown.body.details.fields[0].field).toBe('role')
  })

  it.each([
    ['says its length', (length: number) => ({ 'content-length': String(length) })],
    ['says no length', () => ({})],
    ['says a shorter length', () => ({ 'content-length': '2' })],
  ])('reads a body up to the limit and not a byte more, where it %s', async (_, saying) => {
    const statusOf = async (length: number) => {
      const body = `{"now":"${'x'.repeat(length - '{"now":""}'.length)}"}`
      return (await app.post('/dev/clock', body, { headers: saying(length) })).status
    }
    expect([await statusOf(jsonLimit), await statusOf(jsonLimit + 1)]).toEqual([422, 413])
  })

  it('refuses what another site sends through a visitor', async () => {
    const evil = { origin: 'https://evil.example', host: 'localhost:3000' }
    const byOrigin = await app.post('/dev/clock', { now: null }, { headers: evil })
    expect(byOrigin.status).toBe(403)
    const byFetchSite = await app.post(
      '/dev/clock',
      { now: null },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    )
    expect(byFetchSite.status).toBe(403)
  })

  it('moves the clock and lets it run on', async () => {
    const { body } = await app.post('/dev/clock', { now: '2030-01-01T00:00:00Z' })
    expect(body.data.now.startsWith('2030-01-01T00:00')).toBe(true)
    const { body: later } = await app.get('/dev/clock')
    expect(later.data.now.startsWith('2030-01-01T00:0')).toBe(true)
    await app.post('/dev/clock', { now: null })
    expect(Math.abs(app.clock.now().getTime() - Date.now())).toBeLessThan(5000)
  })

  it('puts off what PostgreSQL has no room for', async () => {
    await app.pool.query(
      `create function no_room() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file' using errcode = '53100'; end $$;
       create trigger no_room before insert on users
       for each row execute function no_room()`,
    )
    const wish = { firstName: 'Ann', lastName: 'Lee', role: 'customer', password: 'Holdall1!' }
    const refused = await app.post('/auth/register', { ...wish, email: anEmail() })
    await app.pool.query('drop function no_room cascade')
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect((await app.post('/auth/register', { ...wish, email: anEmail() })).status).toBe(201)
  })

  it('answers an unchanged list with 304', async () => {
    const first = await app.get('/configurations/services')
    const etag = first.headers.get('etag') ?? ''
    const again = await app.get('/configurations/services', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  it('lets one address send no more than its share', async () => {
    const crowded = await testApp({ FLOOD_LIMIT: '5' })
    const answers = []
    for (let i = 0; i < 6; i += 1) answers.push(await crowded.get('/site'))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers[5]?.headers.get('retry-after')).toBe('10')
    const neighbour = await crowded.get('/site', { address: '198.18.0.99' })
    expect(neighbour.status).toBe(200)
    await crowded.close()
  })

  it('asks the database of no more tokens and keys from one address than its share', async () => {
    const real = await testApp({ DEMO: '0', FLOOD_LIMIT: '5' }, { database: app.database })
    const person = await signUp(app)
    const guess = (n: number) => (n % 2 ? newSecret() : `hk_${newSecret()}`)
    const call = (n: number, address?: string) =>
      real.get('/site', { token: guess(n), ...(address && { address }) })
    for (let n = 0; n < 5; n += 1) expect((await call(n)).status).toBe(n % 2 ? 200 : 401)
    const asked = await statementsOf(async () => {
      for (const n of [5, 6]) {
        const { status, headers } = await call(n)
        expect([status, headers.get('retry-after')]).toEqual([429, '10'])
      }
      expect((await real.get('/site')).status).toBe(200)
    })
    expect(asked).toEqual([])
    expect((await real.get('/users/me', person)).status).toBe(429)
    await real.close()
  })

  it('does not count for an address what people who are signed in send from it', async () => {
    const office = await testApp({ FLOOD_LIMIT: '5' }, { database: app.database })
    const [one, other] = [await signUp(app), await signUp(app)]
    for (let n = 0; n < 5; n += 1) {
      for (const person of [one, other]) {
        expect((await office.get('/users/me', person)).status).toBe(200)
      }
    }
    for (const person of [one, other]) {
      expect((await office.get('/users/me', person)).status).toBe(429)
    }
    expect((await office.get('/site')).status).toBe(200)
    await office.close()
  })

  it('hides the demo tools outside demo mode', async () => {
    const real = await testApp({ DEMO: '0' })
    expect((await real.get('/dev/outbox')).status).toBe(404)
    expect((await real.post('/dev/clock', { now: null })).status).toBe(404)
    await real.close()
  })
})
