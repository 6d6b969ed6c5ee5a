import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tidyAccounts } from '#accounts/server/leaving/tidy-accounts.ts'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { logInAgain, type Person, signUp } from '#test/factories.ts'
import { pushService } from '#test/servers/push-service.ts'
import { sendDuePush } from './send-due-push.ts'
import { tellByPush } from './tell-by-push.ts'

const path = '/users/push-subscriptions'

describe('notifications on a device', () => {
  let app: TestApp
  let service: Awaited<ReturnType<typeof pushService>>
  beforeAll(async () => {
    app = await testApp({ ALLOW_LOOPBACK_CALLS: '1' })
    service = await pushService()
  })
  afterAll(async () => {
    await service.close()
    await app.close()
  })

  async function subscribed(person: Person) {
    const device = service.subscribe()
    const { status } = await app.post(path, device, { token: person.token })
    expect(status).toBe(201)
    return device
  }
  const news = {
    title: 'Ada has paid',
    body: 'See the booking',
    url: '/bookings/7',
    tag: 'booking-7',
  }
  const tell = (person: Person, words: Partial<typeof news> = {}) =>
    transaction(app.db, tx => {
      const ctx = { now: app.clock.now(), jobs: app.services.jobs }
      return tellByPush(tx, ctx, { account: person.user._id, ...news, ...words })
    })
  const send = () => sendDuePush(app.services)
  const waiting = async () =>
    (await app.pool.query('select attempts from push_message')).rows.map(row => row.attempts)
  const devicesOf = async (person: Person) => {
    const { body } = await app.get('/users/me/export', { token: person.token })
    return body.data.notifications
  }

  it('arrive encrypted for that device alone, and signed with the key that browsers were told', async () => {
    const person = await signUp(app)
    const device = await subscribed(person)
    await tell(person)
    expect(app.woken).toContain('send-push')
    await send()
    expect(service.noticesOf(device.endpoint)).toEqual([news])
    const arrival = service.arrivals.at(-1)
    const { body } = await app.get('/push/key')
    expect(arrival?.signedBy).toBe(body.data.key)
    expect(arrival?.claims).toMatchObject({
      aud: service.origin,
      sub: `mailto:${app.services.config.SUPPORT_EMAIL}`,
    })
    expect(arrival?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(await waiting()).toEqual([])
  })

  it('keep one key for the deployment, of which only the sealed half is in the database', async () => {
    const [first, second] = await Promise.all([app.get('/push/key'), app.get('/push/key')])
    expect(first.body.data.key).toBe(second.body.data.key)
    const { rows } = await app.pool.query('select private_sealed from push_key')
    expect(rows).toHaveLength(1)
    expect(app.services.keys.open('push key', rows[0].private_sealed)).toMatch(/^[\w-]{43}$/)
  })

  it('reach every device of a person and nobody else', async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    const devices = [await subscribed(person), await subscribed(person)]
    const theirs = await subscribed(other)
    await tell(person)
    await send()
    for (const { endpoint } of devices) expect(service.noticesOf(endpoint)).toEqual([news])
    expect(service.noticesOf(theirs.endpoint)).toEqual([])
  })

  it('are not sent where the transaction did not happen', async () => {
    const person = await signUp(app)
    const { endpoint } = await subscribed(person)
    const failed = transaction(app.db, async tx => {
      const ctx = { now: app.clock.now(), jobs: app.services.jobs }
      await tellByPush(tx, ctx, { account: person.user._id, ...news })
      throw new Error('it did not happen')
    })
    await expect(failed).rejects.toThrow('it did not happen')
    await send()
    expect(service.noticesOf(endpoint)).toEqual([])
  })

  it('are tried again a little later, and given up after a day', async () => {
    const person = await signUp(app)
    const { endpoint } = await subscribed(person)
    await tell(person)
    service.answerNext(500, 429)
    await send()
    expect(await waiting()).toEqual([1])
    app.clock.moveTo(after(app.clock.now(), 2 * minuteMs))
    await send()
    expect(await waiting()).toEqual([2])
    app.clock.moveTo(after(app.clock.now(), 3 * minuteMs))
    await send()
    expect(service.noticesOf(endpoint)).toEqual([news])
    await tell(person)
    service.answerNext(500)
    await send()
    app.clock.moveTo(after(app.clock.now(), dayMs))
    await send()
    expect(await waiting()).toEqual([])
    expect(service.noticesOf(endpoint)).toHaveLength(1)
  })

  it.each([404, 410])('end on a device of which the service says %i', async status => {
    const person = await signUp(app)
    await subscribed(person)
    await tell(person)
    service.answerNext(status)
    await send()
    expect(await devicesOf(person)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('are cut to what a locked screen shows', async () => {
    const person = await signUp(app)
    const { endpoint } = await subscribed(person)
    await tell(person, { title: 'x'.repeat(500), body: `${'👩‍👩‍👧'.repeat(400)}\n\nend` })
    await send()
    const [notice] = service.noticesOf(endpoint)
    expect(notice?.title).toHaveLength(120)
    expect(notice?.body.length).toBeLessThanOrEqual(300)
    expect(notice?.body.isWellFormed()).toBe(true)
  })

  it('come to ten devices at most, of which the newest stay', async () => {
    const person = await signUp(app)
    const first = await subscribed(person)
    for (let n = 0; n < 10; n += 1) await subscribed(person)
    expect(await devicesOf(person)).toHaveLength(10)
    await tell(person)
    await send()
    expect(service.noticesOf(first.endpoint)).toEqual([])
  })

  it('belong to whoever asked last in that browser', async () => {
    const [before, now] = [await signUp(app), await signUp(app)]
    const device = await subscribed(before)
    await tell(before)
    await app.post(path, device, { token: now.token })
    await tell(now, { title: 'For the second one' })
    await tell(before, { title: 'For the first one' })
    await send()
    expect(service.noticesOf(device.endpoint)).toEqual([{ ...news, title: 'For the second one' }])
  })

  it('end when they are switched off, and only by whoever they are for', async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    const { endpoint } = await subscribed(person)
    const end = (who: Person) => app.call('DELETE', path, { body: { endpoint }, token: who.token })
    expect((await end(other)).status).toBe(404)
    expect(await devicesOf(person)).toEqual([
      { service: service.origin, since: expect.any(String) },
    ])
    expect((await end(person)).status).toBe(200)
    expect((await end(person)).status).toBe(404)
    expect(await devicesOf(person)).toEqual([])
  })

  it('outlast a session that is idle, and end with one that somebody ends', async () => {
    const person = await signUp(app)
    const { endpoint } = await subscribed(person)
    app.clock.moveTo(after(app.clock.now(), 25 * hourMs))
    expect((await app.get('/users/me', { token: person.token })).status).toBe(401)
    await tidyAccounts(app.services)
    await tell(person)
    await send()
    expect(service.noticesOf(endpoint)).toEqual([news])
    const again = await logInAgain(app, person)
    expect((await app.delete('/auth/sessions', again)).status).toBe(200)
    await tell(person)
    await send()
    expect(service.noticesOf(endpoint)).toHaveLength(1)
  })

  it('move on with a browser that logs in again, and leave no session behind', async () => {
    const person = await signUp(app)
    const device = await subscribed(person)
    app.clock.moveTo(after(app.clock.now(), 25 * hourMs))
    const again = await logInAgain(app, person)
    await app.post(path, device, again)
    const others: unknown[] = []
    for (let n = 0; n < 10; n += 1) {
      app.clock.moveTo(after(app.clock.now(), minuteMs))
      others.push(await subscribed(await logInAgain(app, person)))
    }
    expect(others).toHaveLength(10)
    app.clock.moveTo(after(app.clock.now(), 25 * hourMs))
    await tidyAccounts(app.services)
    const { rows } = await app.pool.query('select is_told from session where user_id = $1', [
      person.user._id,
    ])
    expect(rows).toEqual(others.map(() => ({ is_told: true })))
    const { body } = await app.get('/auth/sessions', await logInAgain(app, person))
    const notified = body.data.filter((session: { isNotified: boolean }) => session.isNotified)
    expect(notified).toHaveLength(others.length)
  })

  it('end with the account', async () => {
    const person = await signUp(app)
    await subscribed(person)
    await tell(person)
    await app.post('/auth/delete-account', { password: person.password }, { token: person.token })
    const { rows } = await app.pool.query('select 1 from push_subscription where account_id = $1', [
      person.user._id,
    ])
    expect(rows).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('are refused to addresses that are none of a push service, and to keys that are none', async () => {
    const { token } = await signUp(app)
    const device = service.subscribe()
    for (const endpoint of ['http://10.0.0.1/x', 'https://192.168.1.1/x', 'https://router/x']) {
      const { status, body } = await app.post(path, { ...device, endpoint }, { token })
      expect([status, body.code]).toEqual([422, 'push_refused'])
    }
    const { auth, p256dh } = device.keys
    for (const keys of [
      { auth, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { auth: 'AAAA', p256dh },
      { auth, p256dh: '' },
      { auth },
    ]) {
      expect([400, 422]).toContain((await app.post(path, { ...device, keys }, { token })).status)
    }
    const long = `https://push.example/${'x'.repeat(1000)}`
    expect((await app.post(path, { ...device, endpoint: long }, { token })).status).toBe(422)
    expect((await app.post(path, device)).status).toBe(401)
  })
})

it('never go to this machine unless that is allowed', async () => {
  const app = await testApp()
  const service = await pushService()
  const { token } = await signUp(app)
  expect((await app.post(path, service.subscribe(), { token })).status).toBe(422)
  await service.close()
  await app.close()
})
