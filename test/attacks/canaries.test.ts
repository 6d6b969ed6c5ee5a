import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { createLog } from '#foundation/server/log.ts'
import { newSecret } from '#foundation/server/secrets.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anEmail, aPassword, mailedCode, mailTo } from '#test/factories.ts'
import { apiRoutes } from '../../src/api.ts'
import { canaries, found } from './canaries.ts'
import { playBooking } from './play-booking.ts'

let app: TestApp
let lived: Awaited<ReturnType<typeof playBooking>>
const lines: string[] = []

beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  app = await testApp({ FLOOD_LIMIT: '100000' }, { log: createLog('trace', sink) })
  lived = await playBooking(app)
})
afterAll(() => app.close())

it('canaries fly where they may', async () => {
  const own = await app.get(`/booking/${lived.booking}`, lived.renter)
  expect(found(JSON.stringify(own.body))).toEqual(
    expect.arrayContaining(['8472', 'Canarygate', 'Canarysafe']),
  )
  const mails = await mailTo(app, lived.host.email)
  expect(found(JSON.stringify(mails))).toContain('9471 Pickup')
})

describe('a stranger', () => {
  /** Queries that these calls require. */
  const queries: Record<string, string[]> = {
    '/places': ['q=Leeds', 'q=Mill'],
    '/places/geocode': ['q=Leeds', 'q=Headingley'],
    '/places/earnings': ['storageSize=50', 'storageSize=50&town=leeds'],
  }

  function addresses(): string[] {
    return apiRoutes(app.services)
      .routes.filter(({ method, path }) => method === 'GET' && !path.startsWith('/dev/'))
      .flatMap(({ path }) => {
        const ids = [lived.listing._id, lived.booking, lived.driver._id, lived.host.user._id]
        const filled = path.includes(':')
          ? [...ids, 'leeds', lived.sessionId].map(id => path.replace(/:\w+/, id))
          : [path]
        return (queries[path] ?? ['']).flatMap(query => filled.map(one => `${one}?${query}`))
      })
  }

  it('reads none of it in any answer of the API', async () => {
    const all = addresses()
    expect(all.length).toBeGreaterThan(100)
    const seen = new Set<number>()
    for (const address of all) {
      const { status, body, headers } = await app.get(address)
      seen.add(status)
      expect(found(JSON.stringify([body, [...headers]])), address).toEqual([])
    }
    expect([...seen].sort()).toEqual([200, 400, 401, 404])
  })

  it('finds none of it by searching, asking for prices, or at the door to the payment', async () => {
    for (const filter of [{}, { area: 'Leeds' }, { address: 'Headingley' }, { area: 'LS6' }]) {
      const { body } = await app.post('/users/listings', filter)
      expect(body.data.map((card: { _id: string }) => card._id)).toContain(lived.listing._id)
      expect(found(JSON.stringify(body))).toEqual([])
    }
    const [startDate, endDate] = [300, 330].map(days =>
      after(app.clock.now(), days * dayMs)
        .toISOString()
        .slice(0, 7),
    )
    const term = { startDate, endDate, type: 'monthly' }
    const quote = await app.post('/booking/quote', { storageListing: lived.listing._id, ...term })
    expect(quote.status).toBe(200)
    expect(found(JSON.stringify(quote.body))).toEqual([])
    expect(lived.payPage).toContain('Pay')
    expect(found(lived.payPage)).toEqual([])
  })

  it('cannot guess what is hidden from what is found', async () => {
    const search = async (area: string) => {
      const { body } = await app.post('/users/listings', { area })
      return body.data.map((card: { _id: string }) => card._id) as string[]
    }
    for (const hidden of ['8472', '8472 Mill Lane', 'Canary Cottage', 'Canarysurname']) {
      expect(await search(hidden), hidden).not.toContain(lived.listing._id)
    }
    expect(await search('LS6 3QZ')).toEqual(await search('LS6 1AA'))
  })
})

describe('the log', () => {
  it('holds nothing about anybody, and nothing that opens a door', async () => {
    const { host, renter } = lived
    const login = { email: host.email, password: aPassword }
    await app.post('/auth/login', { ...login, password: 'Wrong-Canary-1!' })
    const { body } = await app.post('/auth/login', login)
    await app.post('/auth/register', {
      ...login,
      firstName: 'A',
      lastName: 'Canarysurname',
      role: 'partner',
    })
    await app.post('/auth/forgot-password', { email: renter.email })
    const [mail] = await mailTo(app, renter.email)
    const reset = /reset-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    await app.get(`/auth/reset-password/${reset}`)
    const { body: move } = await app.get(`/booking/${lived.booking}/move`, host)
    const sheet: string = move.data.planning.daySheetUrl.split('/day-sheet/')[1]
    expect((await app.get(`/day-sheet/${sheet}`)).status).toBe(200)
    const stop = app.services.keys.seal('stop-alerts', lived.booking)
    expect((await app.get(`/saved-searches/stop/${stop}`)).status).toBe(404)
    const calendar = newSecret()
    expect((await app.get(`/calendars/${calendar}/holdall.ics`)).status).toBe(404)
    await app.get(`/users/me?token=${host.token}&email=${renter.email}`)
    await app.patch(`/booking/cancel/${lived.booking}`, undefined, renter)
    await app.services.jobs.runAll()
    await fallOver()
    const otp = await mailedCode(app, host.email)
    const secrets = [host.token, renter.token, body.data.token, body.response, otp, reset]
    secrets.push(sheet, stop, calendar)
    const log = lines.join('')
    expect(lines.length).toBeGreaterThan(60)
    const closed = [...secrets, aPassword, 'Wrong-Canary-1!', 'argon2']
    expect(closed.every(secret => secret.length > 5)).toBe(true)
    expect(closed.filter(secret => log.includes(secret))).toEqual([])
    expect(found(log)).toEqual([])
  })

  /** PostgreSQL's error quotes the whole row. */
  async function fallOver() {
    const constraint = `add constraint no_canaries check (last_name not like 'Canary%') not valid`
    await app.pool.query(`alter table users ${constraint}`)
    const canary = {
      firstName: 'A',
      lastName: 'Canaryrenter',
      password: aPassword,
      role: 'partner',
    }
    const failed = await app.post('/auth/register', { ...canary, email: anEmail() })
    await app.pool.query('alter table users drop constraint no_canaries')
    expect(failed.status).toBe(500)
    expect(lines.join('')).toContain('no_canaries')
    expect(found(JSON.stringify(failed.body))).toEqual([])
  }
})

it('canaries are many, and each is one', () => {
  const all = Object.values(canaries).flat()
  expect(new Set(all).size).toBe(all.length)
})
