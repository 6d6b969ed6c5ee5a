import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logKeptDays, mostAddresses } from '#connections/rules/connection-terms.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import {
  anOperator,
  approvedListing,
  decide,
  mailTo,
  type Person,
  pendingListing,
  signUp,
} from '#test/factories.ts'
import { forgetOldDeliveries } from '../forget-deliveries.ts'
import { checkOfTheGuide, webhookStory, webhooks } from './webhooks.fixture.ts'

const { story, logIn, listening, send, heard, passTime, change, sendTest } = webhookStory()

describe('an address', () => {
  let closed: TestApp
  let owner: Person
  beforeAll(async () => {
    closed = await testApp({}, { database: story.app.database })
    owner = await signUp(closed)
  })
  afterAll(() => closed.close())

  it.each([
    ...['http://example.com/x', 'https://10.0.0.1/x', 'https://localhost/x', 'ftp://example.com'],
    ...['https://user:pass@example.com/x', 'https://example.com:8443/x', 'https://nas.local/x'],
    ...['https://169.254.169.254/latest', 'https://[::1]/x', 'https://0x7f.1/x', 'javascript:1'],
  ])('is never %s', async url => {
    const { status } = await closed.post(webhooks, { url, events: ['booking.paid'] }, owner)
    expect(status).toBe(422)
    const { body } = await closed.get(webhooks, owner)
    expect(body.data).toEqual([])
  })

  it('is one of at most 5, each of them only once', async () => {
    const { partner, made } = await listening()
    const wish = (url: string) => ({ url, events: ['booking.paid'] })
    expect((await story.app.post(webhooks, wish(made.url), partner)).status).toBe(422)
    const more = Array.from(
      { length: mostAddresses + 1 },
      (_, n) => `${story.receiver.origin}/more/${n}`,
    )
    const answers = await Promise.all(more.map(url => story.app.post(webhooks, wish(url), partner)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostAddresses - 1)
    expect(answers.map(({ body }) => body.code)).toContain('webhooks_full')
  })

  it('is told to its owner, who may not have added it, by its host alone', async () => {
    const { partner, path } = await listening(['booking.paid'])
    const mails = await mailTo(story.app, partner.email)
    const added = mails.filter(({ subject }) => subject.includes('new webhook address'))
    expect(added).toHaveLength(1)
    expect(added[0]?.text).toContain(new URL(story.receiver.origin).host)
    expect(added[0]?.text).toContain('booking.paid')
    expect(added[0]?.text).not.toContain(path)
  })

  it('shows its secret once, and after a new one the old one signs no more', async () => {
    const { partner, path, made } = await listening()
    const by = await logIn(partner)
    expect(made.secret).toMatch(/^whsec_[\w-]{43}$/)
    const { rows } = await story.app.pool.query(
      'select webhook_address::text as kept from webhook_address where id = $1',
      [made._id],
    )
    expect(rows[0].kept).not.toContain(made.secret.slice(6))
    for (const shown of [webhooks, '/users/me/export', `${webhooks}/${made._id}/deliveries`]) {
      expect(JSON.stringify((await story.app.get(shown, by)).body)).not.toContain(made.secret)
    }
    const { body } = await story.app.post(`${webhooks}/${made._id}/secret`, undefined, by)
    expect(body.data.secret).not.toBe(made.secret)
    await sendTest(partner, made._id)
    await send()
    const [arrival] = heard(path)
    const isFromHoldall = await checkOfTheGuide()
    const check = (secret: string) =>
      isFromHoldall(
        arrival?.headers['holdall-signature'],
        arrival?.text,
        secret,
        story.app.clock.now().getTime(),
      )
    expect([check(made.secret), check(body.data.secret)]).toEqual([false, true])
  })

  it('is signed for with a new secret, and told nothing more, from that moment on', async () => {
    const { partner, path, made } = await listening()
    for (let n = 0; n < 3; n += 1) await sendTest(partner, made._id)
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const answers = [first, second]
    story.receiver.answer(path, response => {
      const turn = answers.shift()?.promise ?? Promise.resolve()
      void turn.then(() => response.end())
    })
    const sending = send()
    await expect.poll(() => heard(path).length).toBe(1)
    const renewed = await story.app.post(`${webhooks}/${made._id}/secret`, undefined, partner)
    first.resolve()
    await expect.poll(() => heard(path).length).toBe(2)
    const operator = await anOperator(story.app)
    const suspension = { suspended: true, reason: 'Complaints' }
    await story.app.patch(`/admin/people/${partner.user._id}`, suspension, operator)
    second.resolve()
    await sending
    const arrivals = heard(path)
    expect(arrivals).toHaveLength(2)
    const isFromHoldall = await checkOfTheGuide()
    const isSignedBy = (secret: string) =>
      arrivals.map(({ headers, text }) => isFromHoldall(headers['holdall-signature'], text, secret))
    expect(isSignedBy(made.secret)).toEqual([true, false])
    expect(isSignedBy(renewed.body.data.secret)).toEqual([false, true])
  })

  it('is not there for another partner, whatever they try', async () => {
    const { partner, made, log } = await listening()
    await sendTest(partner, made._id)
    const [delivery] = await log()
    const stranger = await listening()
    const by = await logIn(stranger.partner)
    const one = `${webhooks}/${made._id}`
    const tries = [
      await story.app.get(`${one}/deliveries`, by),
      await story.app.post(`${one}/deliveries/${delivery?._id}/repeat`, undefined, by),
      // Through an address of their own.
      await story.app.post(
        `${webhooks}/${stranger.made._id}/deliveries/${delivery?._id}/repeat`,
        undefined,
        by,
      ),
      await story.app.post(`${one}/test`, undefined, by),
      await story.app.post(`${one}/secret`, undefined, by),
      await story.app.patch(one, { isOn: false }, by),
      await story.app.delete(one, by),
    ]
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
    expect(await log()).toHaveLength(1)
  })

  it('is switched off by hand and told nothing of what happens meanwhile', async () => {
    const { partner, path, made } = await listening()
    await change(partner, made._id, { isOn: false })
    await approvedListing(story.app, partner)
    await change(partner, made._id, { isOn: true, events: ['booking.paid'] })
    await approvedListing(story.app, partner)
    await send()
    expect(heard(path)).toEqual([])
  })

  it.each([
    ['deleted', 'delete from webhook_address where id = $1'],
    ['switched off', 'update webhook_address set switched_off_at = now() where id = $1'],
  ])(
    'that is %s at that moment is told nothing and stops nobody’s business',
    async (_, statement) => {
      const { partner, made } = await listening()
      const listing = await pendingListing(story.app, partner)
      const client = await story.app.pool.connect()
      await client.query('begin')
      await client.query(statement, [made._id])
      const deciding = decide(story.app, listing._id, { status: 'approved' })
      const waits = `select from pg_stat_activity where wait_event_type = 'Lock'
      and query like '%webhook_delivery%' and datname = current_database()`
      await expect.poll(async () => (await story.app.pool.query(waits)).rowCount).toBe(1)
      await client.query('commit')
      client.release()
      expect((await deciding).status).toBe(200)
      const queued = 'select from webhook_delivery where address_id = $1'
      expect((await story.app.pool.query(queued, [made._id])).rowCount).toBe(0)
    },
  )

  it('is forgotten with its log and with the account, and the log after 30 days', async () => {
    const { partner, made, log } = await listening()
    await sendTest(partner, made._id)
    await send()
    expect(await log()).toHaveLength(1)
    passTime(logKeptDays * dayMs - hourMs)
    await forgetOldDeliveries(story.app.services)
    expect(await log()).toHaveLength(1)
    passTime(2 * hourMs)
    await forgetOldDeliveries(story.app.services)
    expect(await log()).toEqual([])
    await story.app.post('/auth/delete-account', undefined, await logIn(partner))
    const { rows } = await story.app.pool.query(
      'select id from webhook_address where account_id = $1',
      [partner.user._id],
    )
    expect(rows).toEqual([])
  })
})
