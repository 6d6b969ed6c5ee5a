import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SendingKind } from '#foundation/rules/sendings/sendings.ts'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { createMailCarrier } from './mail-carrier.ts'
import { postMails } from './post-mail.ts'
import { type MailCarrier, sendDueMail } from './send-due-mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const never = new Promise<void>(() => undefined)

/** Letters of one kind that nothing else uses, to one invented person each. */
async function post(count: number): Promise<string> {
  const kind: string = randomUUID()
  const letter = { subject: 'Hello', preview: 'Hello', heading: 'Hello', paragraphs: [] }
  const mails = Array.from({ length: count }, (_, n) => {
    return { to: `${n}@${kind}`, kind: kind as SendingKind, letter }
  })
  await postMails(app.db, { now: app.clock.now(), jobs: app.services.jobs }, mails)
  return kind
}

async function outbox(kind: string) {
  const { rows } = await app.pool.query(
    `select attempts, sent_at is not null as "isSent", last_error, send_after
     from outbox_mail where kind = $1`,
    [kind],
  )
  return rows
}

/** Remembers what it delivered, letter by letter. */
function carrierWho(deliver: MailCarrier['deliver']) {
  const delivered: string[] = []
  const carrier: MailCarrier = {
    async deliver(mail, signal) {
      await deliver(mail, signal)
      delivered.push(mail.to_address)
    },
  }
  return { carrier, delivered }
}

it('takes a few letters at a time, each once, until none is left', async () => {
  const kind = await post(45)
  let underWay = 0
  let most = 0
  const { carrier, delivered } = carrierWho(async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise(resolve => setImmediate(resolve))
    underWay -= 1
  })
  await sendDueMail(app.services, carrier)
  expect(most).toBe(5)
  expect(new Set(delivered).size).toBe(45)
  expect(delivered).toHaveLength(45)
  expect((await outbox(kind)).every(({ isSent }) => isSent)).toBe(true)
})

it('leaves letters where they are while nobody is set up to carry them, except in the demo', async () => {
  const kind = await post(1)
  const settings = { SMTP_URL: undefined, MAIL_FROM: 'Holdall <hello@holdall.example>' }
  await sendDueMail(app.services, createMailCarrier({ ...settings, demo: false }))
  expect(await outbox(kind)).toMatchObject([{ attempts: 0, isSent: false }])
  await sendDueMail(app.services, createMailCarrier({ ...settings, demo: true }))
  expect(await outbox(kind)).toMatchObject([{ isSent: true }])
})

it('sends what was written while the clock was ahead, once it is right', async () => {
  app.clock.moveTo(after(app.clock.now(), hourMs))
  const kind = await post(1)
  app.clock.moveTo(null)
  await sendDueMail(app.services, carrierWho(async () => undefined).carrier)
  expect(await outbox(kind)).toMatchObject([{ isSent: true }])
})

it('gives up on a letter that is never taken, and sends the others meanwhile', async () => {
  const kind = await post(12)
  const { carrier, delivered } = carrierWho(async ({ to_address }, signal) => {
    if (!to_address.startsWith('3@')) return
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('given up')))
    })
  })
  await sendDueMail(app.services, carrier, { longestMs: 30 })
  expect(delivered).toHaveLength(11)
  const [late, ...others] = (await outbox(kind)).filter(({ isSent }) => !isSent)
  expect(others).toEqual([])
  expect(late).toMatchObject({ attempts: 1, last_error: 'given up' })
  const inAMinute = after(app.clock.now(), minuteMs)
  expect(late.send_after.getTime()).toBeLessThanOrEqual(inAMinute.getTime())
})

it('begins none so late that its lease might end meanwhile, and still sends all', async () => {
  const kind = await post(23)
  const { carrier, delivered } = carrierWho(async () => undefined)
  await sendDueMail(app.services, carrier, { begunWithinMs: 0 })
  expect(new Set(delivered).size).toBe(23)
  expect(delivered).toHaveLength(23)
  expect((await outbox(kind)).map(({ attempts }) => attempts)).toEqual(Array(23).fill(1))
})

it('leaves a backlog where it is when the program stops, due at once for whoever comes', async () => {
  const kind = await post(40)
  const stop = new AbortController()
  const { carrier, delivered } = carrierWho(async () => stop.abort())
  await sendDueMail(app.services, carrier, { stopping: stop.signal })
  expect(delivered.length).toBeLessThanOrEqual(5)
  const waiting = (await outbox(kind)).filter(({ isSent }) => !isSent)
  expect(waiting).toHaveLength(40 - delivered.length)
  expect(waiting.every(({ attempts }) => attempts === 0)).toBe(true)
  await sendDueMail(app.services, carrier)
  expect(delivered).toHaveLength(40)
})

it('is sent a minute later where the program died while sending', async () => {
  const kind = await post(1)
  let isBegun: () => void = () => undefined
  const begun = new Promise<void>(resolve => (isBegun = resolve))
  void sendDueMail(app.services, {
    deliver: () => {
      isBegun()
      return never
    },
  })
  await begun
  const { carrier, delivered } = carrierWho(async () => undefined)
  await sendDueMail(app.services, carrier)
  expect(delivered).not.toContain(`0@${kind}`)
  const now = after(app.clock.now(), minuteMs)
  const { clock } = app
  await sendDueMail({ ...app.services, clock: { ...clock, now: () => now } }, carrier)
  expect(delivered).toContain(`0@${kind}`)
})
