import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logKeptDays, mostAddresses } from '#connections/rules/connection-terms.ts'
import { webhookEventNames } from '#connections/rules/webhook-events.ts'
import type { Delivery, MadeAddress } from '#connections/rules/wire.ts'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { recordPaid } from '#test/bookings.ts'
import {
  anOperator,
  approvedListing,
  decide,
  mailTo,
  type Person,
  pendingListing,
  signUp,
} from '#test/factories.ts'
import { approvedBooking } from '#test/money.ts'
import { webhookReceiver } from '#test/servers/webhook-receiver.ts'
import { eventData } from '../../../hooks.ts'
import { signatureCheck } from '../developer-guide.ts'
import { forgetOldDeliveries } from '../forget-deliveries.ts'
import { sendDueWebhooks } from './send-due-webhooks.ts'

let app: TestApp
let receiver: Awaited<ReturnType<typeof webhookReceiver>>
beforeAll(async () => {
  app = await testApp({ ALLOW_LOOPBACK_CALLS: '1', FLOOD_LIMIT: '100000' })
  receiver = await webhookReceiver()
})
beforeEach(() => app.clock.moveTo(null))
afterAll(async () => {
  await receiver.close()
  await app.close()
})

const root = '/connections/webhooks'
const send = () => sendDueWebhooks(app.services, eventData)
const passTime = (ms: number) => app.clock.moveTo(after(app.clock.now(), ms))

/** A partner with an address of their own. */
async function listening(events: readonly string[] = webhookEventNames) {
  const partner = await signUp(app, { firstName: 'Pam' })
  return { partner, ...(await address(partner, events)) }
}

async function address(partner: Person, events: readonly string[] = webhookEventNames) {
  const path = `/${randomUUID()}`
  const wish = { url: `${receiver.origin}${path}`, events }
  const { status, body } = await app.post(root, wish, await freshLogIn(partner))
  expect(status, JSON.stringify(body)).toBe(201)
  const made: MadeAddress = body.data
  return { path, made, log: () => logOf(partner, made._id) }
}

/** The clock may have moved since they signed up. */
async function freshLogIn({ email, password }: Person) {
  return { token: (await app.post('/auth/login', { email, password })).body.data.token as string }
}

async function logOf(partner: Person, id: string): Promise<Delivery[]> {
  const { body } = await app.get(`${root}/${id}/deliveries`, await freshLogIn(partner))
  return body.data
}

async function changeOf(partner: Person, id: string, change: object) {
  return app.patch(`${root}/${id}`, change, await freshLogIn(partner))
}

const types = (path: string) => receiver.at(path).map(({ body }) => body.type)

async function test(partner: Person, id: string) {
  return app.post(`${root}/${id}/test`, undefined, await freshLogIn(partner))
}

describe('what happens', () => {
  it('is told as the API answers it, signed so that the guide can check it', async () => {
    const { partner, path, made } = await listening()
    const renter = await signUp(app, { role: 'customer' })
    const booking = await approvedBooking(app, { host: partner, renter })
    await recordPaid(app, booking.id)
    expect(app.woken).toContain('send-webhooks')
    await send()
    expect(types(path)).toEqual([
      'listing.approved',
      'booking.requested',
      'booking.approved',
      'booking.paid',
    ])
    const [, , , paid] = receiver.at(path)
    const { body } = await app.get(`/booking/${booking.id}`, partner)
    expect(paid?.body.data).toEqual(body.data)
    const module = `data:text/javascript,${encodeURIComponent(signatureCheck)}`
    const { isFromHoldall } = await import(/* @vite-ignore */ module)
    const header = paid?.headers['holdall-signature']
    const now = app.clock.now().getTime()
    expect(isFromHoldall(header, paid?.text, made.secret, now)).toBe(true)
    expect(isFromHoldall(header, `${paid?.text} `, made.secret, now)).toBe(false)
    expect(isFromHoldall(header, paid?.text, 'whsec_other', now)).toBe(false)
    expect(isFromHoldall(header, paid?.text, made.secret, now + 10 * minuteMs)).toBe(false)
  })

  it('is told to all addresses that asked for it under one id, and to nobody else', async () => {
    const one = await listening(['listing.approved'])
    const two = await address(one.partner)
    const deaf = await address(one.partner, ['booking.paid'])
    const stranger = await listening()
    await approvedListing(app, one.partner)
    await send()
    const [first] = receiver.at(one.path)
    const [second] = receiver.at(two.path)
    expect(first?.body).toEqual(second?.body)
    expect(receiver.at(deaf.path)).toEqual([])
    expect(receiver.at(stranger.path)).toEqual([])
  })

  it('is not told where it was rolled back, and its words stay hidden', async () => {
    const { partner, path } = await listening()
    const renter = await signUp(app, { role: 'customer' })
    const listing = await approvedListing(app, partner)
    const { body } = await app.post('/messages/threads', { listing: listing._id }, renter)
    const thread = `/messages/threads/${body.data._id}`
    const refused = { text: 'See', pictures: ['/media/nothing.webp'] }
    expect((await app.post(thread, refused, renter)).status).toBe(422)
    await app.post(thread, { text: 'Call me on 07700 900123' }, renter)
    await app.post(thread, { text: 'I would rather not' }, partner)
    await send()
    const messages = receiver.at(path).filter(({ body }) => body.type === 'message.received')
    const read = await app.get(thread, partner)
    expect(messages.map(({ body }) => body.data)).toEqual([read.body.data.messages[0]])
    expect(messages[0]?.body.data.masked).toBe(true)
    expect(
      receiver
        .at(path)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('900123')
  })

  it('is told with nothing where it is gone by then', async () => {
    const { partner, path } = await listening()
    const { _id } = await approvedListing(app, partner)
    await app.pool.query('update webhook_delivery set about = $1 where about = $2', [
      randomUUID(),
      _id,
    ])
    await send()
    expect(receiver.at(path)[0]?.body).toMatchObject({ type: 'listing.approved', data: null })
  })
})

describe('an address that fails', () => {
  it('is tried with growing pauses while it is told other things, and loses nothing', async () => {
    const { partner, path, log } = await listening()
    const answer = `Not now\u0000 <b>${'sorry'.repeat(80)}</b>`
    receiver.answer(path, response => response.writeHead(500).end(answer))
    await approvedListing(app, partner)
    await send()
    await send()
    expect(receiver.at(path)).toHaveLength(1)
    const [failed] = await log()
    expect(failed).toMatchObject({
      ...{ state: 'waiting', attempts: 1, status: 500 },
      answer: expect.stringMatching(/^Not now <b>(sorry)+s?o?r?r?…$/),
    })
    receiver.answerWell(path)
    passTime(61_000)
    await send()
    expect(await log()).toMatchObject([{ state: 'delivered', attempts: 2, status: 200 }])
    const ids = receiver.at(path).map(({ body }) => body.id)
    expect(new Set(ids).size).toBe(1)
  })

  it('is switched off after a day, its partner is told, and what it missed can be sent again', async () => {
    const { partner, path, made, log } = await listening()
    receiver.answer(path, response => response.writeHead(302, { location: '/elsewhere' }).end())
    await approvedListing(app, partner)
    for (let hour = 0; hour < 30; hour += 1) {
      await send()
      passTime(hourMs)
    }
    const { body } = await app.get(root, await freshLogIn(partner))
    expect(body.data).toMatchObject([{ isOn: false }])
    expect(await log()).toMatchObject([{ state: 'failed', status: 302 }])
    const mails = await mailTo(app, partner.email)
    expect(mails.filter(({ subject }) => subject.includes('stopped sending'))).toHaveLength(1)
    expect(mails.map(({ text }) => text).join()).not.toContain(path)
    const [missed] = await log()
    const again = `${root}/${made._id}/deliveries/${missed?._id}/repeat`
    expect((await app.post(again, undefined, await freshLogIn(partner))).body.code).toBe(
      'webhook_off',
    )
    receiver.answerWell(path)
    const on = await changeOf(partner, made._id, { isOn: true })
    expect(on.body.data).toMatchObject({ isOn: true, failingSince: null })
    expect((await app.post(again, undefined, await freshLogIn(partner))).status).toBe(201)
    await send()
    expect(await log()).toMatchObject([{ state: 'delivered' }, { state: 'failed' }])
    expect((await log()).map(({ eventId }) => eventId)).toEqual([missed?.eventId, missed?.eventId])
  })

  it('is off after the last attempt at the only thing that happened', async () => {
    const { partner, path, log } = await listening()
    receiver.answer(path, response => response.writeHead(503).end())
    await approvedListing(app, partner)
    passTime(50_000)
    await send()
    for (let [last] = await log(); last?.nextTryAt; [last] = await log()) {
      app.clock.moveTo(new Date(last.nextTryAt))
      await send()
    }
    const { body } = await app.get(root, await freshLogIn(partner))
    expect(body.data).toMatchObject([{ isOn: false }])
  })

  it('keeps no other waiting', async () => {
    const slow = await listening()
    const quick = await listening()
    const waiting = Promise.withResolvers<void>()
    receiver.answer(slow.path, response => void waiting.promise.then(() => response.end()))
    await test(slow.partner, slow.made._id)
    for (let n = 0; n < 3; n += 1) await test(quick.partner, quick.made._id)
    const first = send()
    await expect.poll(() => receiver.at(slow.path).length).toBe(1)
    await expect.poll(() => receiver.at(quick.path).length).toBe(3)
    await test(quick.partner, quick.made._id)
    await send()
    expect(receiver.at(quick.path)).toHaveLength(4)
    expect(receiver.at(slow.path)).toHaveLength(1)
    waiting.resolve()
    await first
    expect(await slow.log()).toMatchObject([{ state: 'delivered' }])
  })

  it('keeps no place when it goes on in another protocol', async () => {
    const { partner, path, made, log } = await listening()
    const another = { connection: 'upgrade', upgrade: 'ours' }
    receiver.answer(path, response => response.writeHead(101, another).end())
    await test(partner, made._id)
    await send()
    expect(await log()).toMatchObject([{ state: 'failed', answer: 'The connection failed.' }])
  })

  it('is left alone by two senders at once: each delivery goes out once', async () => {
    const { partner, path, made } = await listening()
    for (let n = 0; n < 5; n += 1) await test(partner, made._id)
    await Promise.all([send(), send(), send()])
    expect(receiver.at(path)).toHaveLength(5)
  })

  it('is told nothing while its partner is suspended', async () => {
    const { partner, path, made } = await listening()
    await test(partner, made._id)
    const operator = await anOperator(app)
    const person = `/admin/people/${partner.user._id}`
    await app.patch(person, { suspended: true, reason: 'Complaints' }, operator)
    await send()
    expect(receiver.at(path)).toEqual([])
    await app.patch(person, { suspended: false }, operator)
    await send()
    expect(receiver.at(path)).toHaveLength(1)
  })

  it('gets a test once, whatever it answers', async () => {
    const { partner, path, made, log } = await listening()
    receiver.answer(path, response => response.destroy())
    await test(partner, made._id)
    await send()
    expect(await log()).toMatchObject([
      { type: 'test', state: 'failed', status: null, answer: 'The connection failed.' },
    ])
    const { body } = await app.get(root, await freshLogIn(partner))
    expect(body.data).toMatchObject([{ isOn: true, failingSince: null }])
  })
})

describe('an address', () => {
  let closed: TestApp
  let owner: Person
  beforeAll(async () => {
    closed = await testApp({}, { database: app.database })
    owner = await signUp(closed)
  })
  afterAll(() => closed.close())

  it.each([
    ...['http://example.com/x', 'https://10.0.0.1/x', 'https://localhost/x', 'ftp://example.com'],
    ...['https://user:pass@example.com/x', 'https://example.com:8443/x', 'https://nas.local/x'],
    ...['https://169.254.169.254/latest', 'https://[::1]/x', 'https://0x7f.1/x', 'javascript:1'],
  ])('is never %s', async url => {
    const { status } = await closed.post(root, { url, events: ['booking.paid'] }, owner)
    expect(status).toBe(422)
    const { body } = await closed.get(root, owner)
    expect(body.data).toEqual([])
  })

  it('is one of at most 5, each of them only once', async () => {
    const { partner, made } = await listening()
    const wish = (url: string) => ({ url, events: ['booking.paid'] })
    expect((await app.post(root, wish(made.url), partner)).status).toBe(422)
    const more = Array.from({ length: mostAddresses + 1 }, (_, n) => `${receiver.origin}/more/${n}`)
    const answers = await Promise.all(more.map(url => app.post(root, wish(url), partner)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostAddresses - 1)
    expect(answers.map(({ body }) => body.code)).toContain('webhooks_full')
  })

  it('shows its secret once, and after a new one the old one signs no more', async () => {
    const { partner, path, made } = await listening()
    const by = await freshLogIn(partner)
    expect(made.secret).toMatch(/^whsec_[\w-]{43}$/)
    const { rows } = await app.pool.query(
      'select webhook_address::text as kept from webhook_address where id = $1',
      [made._id],
    )
    expect(rows[0].kept).not.toContain(made.secret.slice(6))
    for (const shown of [root, '/users/me/export', `${root}/${made._id}/deliveries`]) {
      expect(JSON.stringify((await app.get(shown, by)).body)).not.toContain(made.secret)
    }
    const { body } = await app.post(`${root}/${made._id}/secret`, undefined, by)
    expect(body.data.secret).not.toBe(made.secret)
    await test(partner, made._id)
    await send()
    const [arrival] = receiver.at(path)
    const module = `data:text/javascript,${encodeURIComponent(signatureCheck)}`
    const { isFromHoldall } = await import(/* @vite-ignore */ module)
    const check = (secret: string) =>
      isFromHoldall(
        arrival?.headers['holdall-signature'],
        arrival?.text,
        secret,
        app.clock.now().getTime(),
      )
    expect([check(made.secret), check(body.data.secret)]).toEqual([false, true])
  })

  it('is signed for with a new secret, and told nothing more, from that moment on', async () => {
    const { partner, path, made } = await listening()
    for (let n = 0; n < 3; n += 1) await test(partner, made._id)
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const answers = [first, second]
    receiver.answer(path, response => {
      const turn = answers.shift()?.promise ?? Promise.resolve()
      void turn.then(() => response.end())
    })
    const sending = send()
    await expect.poll(() => receiver.at(path).length).toBe(1)
    const renewed = await app.post(`${root}/${made._id}/secret`, undefined, partner)
    first.resolve()
    await expect.poll(() => receiver.at(path).length).toBe(2)
    const operator = await anOperator(app)
    const suspension = { suspended: true, reason: 'Complaints' }
    await app.patch(`/admin/people/${partner.user._id}`, suspension, operator)
    second.resolve()
    await sending
    const arrivals = receiver.at(path)
    expect(arrivals).toHaveLength(2)
    const module = `data:text/javascript,${encodeURIComponent(signatureCheck)}`
    const { isFromHoldall } = await import(/* @vite-ignore */ module)
    const isSignedBy = (secret: string) =>
      arrivals.map(({ headers, text }) => isFromHoldall(headers['holdall-signature'], text, secret))
    expect(isSignedBy(made.secret)).toEqual([true, false])
    expect(isSignedBy(renewed.body.data.secret)).toEqual([false, true])
  })

  it('is not there for another partner, whatever they try', async () => {
    const { partner, made, log } = await listening()
    await test(partner, made._id)
    const [delivery] = await log()
    const stranger = await listening()
    const by = await freshLogIn(stranger.partner)
    const one = `${root}/${made._id}`
    const tries = [
      await app.get(`${one}/deliveries`, by),
      await app.post(`${one}/deliveries/${delivery?._id}/repeat`, undefined, by),
      // Through an address of their own.
      await app.post(
        `${root}/${stranger.made._id}/deliveries/${delivery?._id}/repeat`,
        undefined,
        by,
      ),
      await app.post(`${one}/test`, undefined, by),
      await app.post(`${one}/secret`, undefined, by),
      await app.patch(one, { isOn: false }, by),
      await app.delete(one, by),
    ]
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
    expect(await log()).toHaveLength(1)
  })

  it('is switched off by hand and told nothing of what happens meanwhile', async () => {
    const { partner, path, made } = await listening()
    await changeOf(partner, made._id, { isOn: false })
    await approvedListing(app, partner)
    await changeOf(partner, made._id, { isOn: true, events: ['booking.paid'] })
    await approvedListing(app, partner)
    await send()
    expect(receiver.at(path)).toEqual([])
  })

  it.each([
    ['deleted', 'delete from webhook_address where id = $1'],
    ['switched off', 'update webhook_address set switched_off_at = now() where id = $1'],
  ])('that is %s at that moment is told nothing and stops nobody’s business', async (_, change) => {
    const { partner, made } = await listening()
    const listing = await pendingListing(app, partner)
    const client = await app.pool.connect()
    await client.query('begin')
    await client.query(change, [made._id])
    const deciding = decide(app, listing._id, { status: 'approved' })
    const waits = `select from pg_stat_activity where wait_event_type = 'Lock'
      and query like '%webhook_delivery%' and datname = current_database()`
    await expect.poll(async () => (await app.pool.query(waits)).rowCount).toBe(1)
    await client.query('commit')
    client.release()
    expect((await deciding).status).toBe(200)
    const queued = 'select from webhook_delivery where address_id = $1'
    expect((await app.pool.query(queued, [made._id])).rowCount).toBe(0)
  })

  it('is forgotten with its log and with the account, and the log after 30 days', async () => {
    const { partner, made, log } = await listening()
    await test(partner, made._id)
    await send()
    expect(await log()).toHaveLength(1)
    passTime(logKeptDays * dayMs - hourMs)
    await forgetOldDeliveries(app.services)
    expect(await log()).toHaveLength(1)
    passTime(2 * hourMs)
    await forgetOldDeliveries(app.services)
    expect(await log()).toEqual([])
    await app.post('/auth/delete-account', undefined, await freshLogIn(partner))
    const { rows } = await app.pool.query('select id from webhook_address where account_id = $1', [
      partner.user._id,
    ])
    expect(rows).toEqual([])
  })
})
