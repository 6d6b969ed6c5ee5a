import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPerson } from '#accounts/server/account/find-person.ts'
import type { SendingKind } from '#foundation/rules/sendings/sendings.ts'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { sendDueTexts } from '#foundation/server/texts/send-due-texts.ts'
import { createTextCarrier } from '#foundation/server/texts/text-carrier.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { deviceOf } from '#test/devices.ts'
import { mailTo, type Person, signUp } from '#test/factories.ts'
import { type Announcement, announce } from './announce.ts'

const flags = ['supportEmail', 'supportText', 'reminderEmail', 'reminderText'] as const
const letter = {
  ...{ subject: 'News', preview: 'Something happened', heading: 'News for you', paragraphs: [] },
  action: { label: 'See it', url: 'http://localhost:3000/bookings/7' },
}

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await testApp()
  other = await testApp({ DEMO: '0' }, { database: app.database })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

async function somebody(wishes: Record<string, unknown> = {}): Promise<Person> {
  const person = await signUp(app)
  const quiet = Object.fromEntries(flags.map(flag => [flag, false]))
  const body = { phone: '07700 900123', ...quiet, ...wishes }
  const { status } = await app.patch(`/users/${person.user._id}`, body, { token: person.token })
  expect(status).toBe(200)
  return person
}

async function tell(
  person: Person,
  kind: SendingKind,
  config = app.services.config,
  more: Partial<Announcement> = {},
) {
  const to = await findPerson(app.db, person.user._id)
  if (!to) throw new Error('nobody there')
  const ctx = { now: app.clock.now(), jobs: app.services.jobs, config }
  await transaction(app.db, tx =>
    announce(tx, ctx, [{ to, kind, letter, about: 'booking-7', ...more }]),
  )
}

const textsOf = async (person: Person) =>
  (
    await app.pool.query(
      'select body, to_number, sent_at from text_message where account_id = $1 order by position',
      [person.user._id],
    )
  ).rows
const newsTo = async (person: Person) =>
  (await mailTo(app, person.email)).filter(({ subject }) => subject === 'News')

describe('telling somebody', () => {
  it.each([
    ['supportEmail', 'payment.waiting'],
    ['reminderEmail', 'booking.endsSoon'],
  ] as const)('by mail asks %s about %s', async (flag, kind) => {
    const [wants, not] = [await somebody({ [flag]: true }), await somebody()]
    for (const person of [wants, not]) await tell(person, kind)
    expect(await newsTo(wants)).toHaveLength(1)
    expect(await newsTo(not)).toEqual([])
  })

  it.each([
    ['supportText', 'payment.waiting'],
    ['reminderText', 'booking.startsTomorrow'],
    ['reminderText', 'booking.paid'],
    ['reminderText', 'move.collect'],
  ] as const)('by text asks %s about %s', async (flag, kind) => {
    const [wants, not] = [await somebody({ [flag]: true }), await somebody()]
    for (const person of [wants, not]) await tell(person, kind)
    expect(await textsOf(wants)).toMatchObject([
      {
        to_number: '+447700900123',
        body: 'Holdall: News for you http://localhost:3000/bookings/7',
      },
    ])
    expect(await textsOf(not)).toEqual([])
  })

  it('sends nothing for the marketing switches, since there is nothing to send', async () => {
    const person = await somebody({ marketingEmail: true, marketingText: true })
    for (const kind of ['payment.waiting', 'booking.startsTomorrow'] as const) {
      await tell(person, kind)
    }
    expect([...(await newsTo(person)), ...(await textsOf(person))]).toEqual([])
  })

  it('mails what is part of the service whatever is switched off', async () => {
    const person = await somebody()
    await tell(person, 'booking.paid')
    expect(await newsTo(person)).toHaveLength(1)
  })

  it('puts a push down for a device with the page that it opens, and none for a reminder', async () => {
    const person = await somebody({ reminderEmail: true })
    const device = await deviceOf(app, person)
    await tell(person, 'booking.startsTomorrow')
    await tell(person, 'booking.requested')
    expect(await device.told()).toEqual([
      {
        ...{ title: 'News for you', body: 'Something happened' },
        ...{ url: '/bookings/7', tag: 'booking-7' },
      },
    ])
  })
})

it('of what somebody has just done themselves leaves their devices alone', async () => {
  const person = await somebody()
  const device = await deviceOf(app, person)
  await tell(person, 'viewing.asked', app.services.config, { isReceipt: true })
  expect(await newsTo(person)).toHaveLength(1)
  expect(await device.told()).toEqual([])
})

describe('texts', () => {
  it('need a number', async () => {
    const person = await somebody({ reminderText: true, phone: null })
    await tell(person, 'booking.paid')
    expect(await textsOf(person)).toEqual([])
  })

  it('are not even written where nobody would carry them', async () => {
    const person = await somebody({ reminderText: true })
    await tell(person, 'booking.paid', other.services.config)
    expect(await textsOf(person)).toEqual([])
  })

  it('can be read in the outbox of the demo, beside the mail', async () => {
    const person = await somebody({ reminderText: true, phone: '+44 7700 900987' })
    await tell(person, 'booking.paid')
    const { body } = await app.get(`/dev/outbox?to=${encodeURIComponent('+447700900987')}`)
    expect(body.data).toMatchObject([
      { channel: 'text', to: '+447700900987', text: expect.stringContaining('News for you') },
    ])
  })

  it('are cut by signs that text messages have, since another would double what they cost', async () => {
    const person = await somebody({ reminderText: true })
    const long = { ...letter, heading: 'Long '.repeat(40) }
    await tell(person, 'booking.paid', app.services.config, { letter: long })
    const [{ body }] = await textsOf(person)
    expect(body).toMatch(/^Holdall: (Long )+Lo\.\.\. http[!-~]+$/)
  })

  it('go to the provider once, are tried again, and are dropped when they would be late', async () => {
    const forms: string[] = []
    const answers = [500, 201, 500, 500]
    const server = createServer(async (request, response) => {
      let form = ''
      for await (const chunk of request) form += chunk
      forms.push(`${request.headers.authorization} ${form}`)
      response.writeHead(answers.shift() ?? 201).end()
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const TEXTS_URL = `http://name:secret@127.0.0.1:${port}/Messages.json`
    const carrier = createTextCarrier({ TEXTS_URL, TEXTS_FROM: 'Holdall', demo: false })
    await sendDueTexts(app.services, createTextCarrier({ ...app.services.config, demo: true }))

    const person = await somebody({ reminderText: true })
    const pass = (ms: number) => app.clock.moveTo(after(app.clock.now(), ms))
    await tell(person, 'booking.paid')
    await sendDueTexts(app.services, carrier)
    pass(2 * minuteMs)
    await sendDueTexts(app.services, carrier)
    await sendDueTexts(app.services, carrier)
    expect(forms).toHaveLength(2)
    const basic = Buffer.from('name:secret').toString('base64')
    expect(forms[1]).toContain(`Basic ${basic} To=%2B447700900123&From=Holdall&Body=Holdall`)
    expect(await textsOf(person)).toMatchObject([{ sent_at: expect.any(Date) }])

    await tell(person, 'booking.paid')
    await sendDueTexts(app.services, carrier)
    pass(7 * hourMs)
    await sendDueTexts(app.services, carrier)
    expect(forms).toHaveLength(3)
    expect(await textsOf(person)).toHaveLength(1)
    await new Promise<void>(resolve => server.close(() => resolve()))
  })

  it('leave with the account', async () => {
    const person = await somebody({ reminderText: true })
    await tell(person, 'booking.paid')
    const { body } = await app.get('/users/me/export', { token: person.token })
    expect(body.data.texts).toMatchObject([{ to: '+447700900123' }])
    await app.post('/auth/delete-account', { password: person.password }, { token: person.token })
    expect(await textsOf(person)).toEqual([])
  })
})
