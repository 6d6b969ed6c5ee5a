import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type Person, signUp } from '#test/factories.ts'
import { approvedBooking, balancesOf, expectLegalEnd, onboard, recover } from '#test/money.ts'
import { loggedIn, monthAhead, rollingBooking } from '#test/rent.ts'
import { brokenInvariants } from '../books/invariants-table.ts'
import type { Orders } from './dying-application.fixture.ts'

const fixture = fileURLToPath(new URL('dying-application.fixture.ts', import.meta.url))
const isFull = process.env.FAULTS === 'all'
const deploymentKey = 'the key of every test, never of a deployment'

let app: TestApp
let host: Person
let renter: Person

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
  await onboard(app, host)
})
afterAll(() => app.close())

type Story = Orders['story']
type Death = NonNullable<Orders['die']>

interface Ending {
  wasKilled: boolean
}

function run(orders: Orders): Promise<Ending> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [fixture, JSON.stringify(orders)], (error, _stdout, stderr) => {
      if (error && error.signal !== 'SIGKILL') reject(new Error(stderr))
      else resolve({ wasKilled: error !== null })
    })
  })
}

async function arrange(story: Story, die: Death) {
  await app.post('/dev/clock', { now: null })
  const booking = await approvedBooking(app, { host, renter }, { days: 1, hours: 48 })
  const orders: Orders = {
    connection: app.database.connection as Orders['connection'],
    settings: { NODE_ENV: 'test', DEMO: '1' },
    deploymentKey,
    story,
    bookingId: booking.id,
    renterId: renter.user._id,
    later: after(booking.start, 25 * hourMs).toISOString(),
    die,
  }
  return { booking, orders }
}

async function dieTakingRent(die: Death): Promise<boolean> {
  await app.post('/dev/clock', { now: null })
  const parties = { host: await again(host), renter: await again(renter) }
  const { id } = await rollingBooking(app, parties)
  const month = monthAhead(app, 2)
  const later = after(dayOf(monthAhead(app, 1), 27), hourMs)
  const { orders } = await arrange('rent', die)
  const { wasKilled } = await run({ ...orders, bookingId: id, later: later.toISOString() })
  for (const minutes of [1, 7, 14]) await recover(app, after(later, minutes * minuteMs))
  const { rows } = await app.pool.query(
    `select state, (
       select count(*)::int from sandbox.object where type = 'payment_intent'
         and body -> 'metadata' ->> 'booking_id' = $1 and body -> 'metadata' ->> 'month' = $2
         and body ->> 'status' = 'succeeded'
     ) as taken
     from rent_month where booking_id = $1::uuid and month = $2`,
    [id, month],
  )
  expect(rows).toEqual([{ state: 'paid', taken: 1 }])
  expect(await brokenInvariants(app.db)).toEqual([])
  const { total, clearing, provider } = await balancesOf(app)
  expect([total, clearing]).toEqual([0, provider])
  return wasKilled
}

/** The card of a booking that was cancelled before it began. */
async function dieLettingGo(die: Death): Promise<boolean> {
  const { orders } = await arrange('card', die)
  const parties = { host: await again(host), renter: await again(renter) }
  const { id } = await rollingBooking(app, parties)
  const kept = async () =>
    (await app.pool.query('select customer_id from kept_card where booking_id = $1', [id])).rows
  const [{ customer_id: customer }] = await kept()
  await app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, parties.host)
  const { wasKilled } = await run({ ...orders, bookingId: id })
  await recover(app)
  const { data } = await app.services.provider.stripe.paymentMethods.list({ customer })
  expect([await kept(), data]).toEqual([[], []])
  await expectLegalEnd(app, id)
  return wasKilled
}

async function again(person: Person): Promise<Person> {
  return { ...person, ...(await loggedIn(app, person)) }
}

/** Answers false if the story ended before the step at which it should die. */
async function dieAndRecover(story: Story, die: Death): Promise<boolean> {
  const { booking, orders } = await arrange(story, die)
  const { wasKilled } = await run(orders)
  await recover(app)
  if (story !== 'cancel') await recover(app, new Date(orders.later))
  await expectLegalEnd(app, booking.id)
  return wasKilled
}

const named: readonly [name: string, story: Story, die: Death][] = [
  ['before the intent to pay', 'payout', { when: 'before', step: 'insert into "payment"', nth: 1 }],
  [
    'before the call for a link',
    'payout',
    { when: 'before', step: 'POST /v1/checkout/sessions', nth: 1 },
  ],
  [
    'after the call for a link',
    'payout',
    { when: 'after', step: 'POST /v1/checkout/sessions', nth: 1 },
  ],
  [
    'before the webhook is kept',
    'payout',
    { when: 'before', step: 'insert into "webhook_event"', nth: 1 },
  ],
  [
    'after the webhook is kept',
    'payout',
    { when: 'after', step: 'insert into "webhook_event"', nth: 2 },
  ],
  ['before the books are written', 'payout', { when: 'before', step: 'into ledger_entry', nth: 1 }],
  ['after the books are written', 'payout', { when: 'after', step: 'into ledger_entry', nth: 1 }],
  ['before a payout is sent', 'payout', { when: 'before', step: 'POST /v1/transfers', nth: 1 }],
  ['after a payout is sent', 'payout', { when: 'after', step: 'POST /v1/transfers', nth: 1 }],
  ['before a refund is sent', 'cancel', { when: 'before', step: 'POST /v1/refunds', nth: 1 }],
  ['after a refund is sent', 'cancel', { when: 'after', step: 'POST /v1/refunds', nth: 1 }],
  [
    'before a part is given back',
    'part',
    { when: 'before', step: 'update "booking" set "given_back"', nth: 1 },
  ],
  ['after a part is refunded', 'part', { when: 'after', step: 'POST /v1/refunds', nth: 1 }],
  ['after a payout is taken back', 'part', { when: 'after', step: '/reversals', nth: 1 }],
  [
    'before the rest is paid out again',
    'part',
    { when: 'before', step: 'POST /v1/transfers', nth: 3 },
  ],
  [
    'before a refund is owed',
    'cancel',
    { when: 'before', step: 'update "booking" set "settled_at"', nth: 1 },
  ],
]

describe('killed', () => {
  it.each(isFull ? named : named.filter(([name]) => name.startsWith('after')))(
    '%s, it comes to a legal end by itself',
    async (_, story, die) => expect(await dieAndRecover(story, die)).toBe(true),
    60_000,
  )

  const takingRent: readonly [name: string, die: Death][] = [
    ['before the turn is taken', { when: 'before', step: 'update "rent_month" set', nth: 1 }],
    ['after the turn is taken', { when: 'after', step: 'update "rent_month" set', nth: 1 }],
    ['before the intent', { when: 'before', step: 'POST /v1/payment_intents', nth: 1 }],
    ['after the intent', { when: 'after', step: 'POST /v1/payment_intents', nth: 1 }],
    ['after it is taken', { when: 'after', step: '/confirm', nth: 1 }],
    ['before it is in the books', { when: 'before', step: 'into ledger_entry', nth: 1 }],
    ['after it is in the books', { when: 'after', step: 'into ledger_entry', nth: 1 }],
  ]
  it.each(isFull ? takingRent : takingRent.filter(([name]) => name.startsWith('after')))(
    '%s, a month of rent is taken once',
    async (_, die) => expect(await dieTakingRent(die)).toBe(true),
    60_000,
  )

  const lettingGo: readonly [name: string, die: Death][] = [
    ['before the card is detached', { when: 'before', step: '/detach', nth: 1 }],
    ['after the card is detached', { when: 'after', step: '/detach', nth: 1 }],
    ['after the card is forgotten', { when: 'after', step: 'delete from "kept_card"', nth: 1 }],
  ]
  it.each(isFull ? lettingGo : lettingGo.filter(([name]) => name.startsWith('after')))(
    '%s, no card is kept in the end',
    async (_, die) => expect(await dieLettingGo(die)).toBe(true),
    60_000,
  )

  it.runIf(isFull)(
    'at every step of taking rent, it is taken once',
    async () => {
      let nth = 1
      while (await dieTakingRent({ when: 'after', step: '', nth })) nth += 1
      expect(nth).toBeGreaterThan(50)
    },
    3_600_000,
  )

  const wholeStories: Story[] = isFull ? ['payout', 'cancel', 'part'] : []
  it.each(wholeStories)(
    'at every step of the story of a %s, it comes to a legal end by itself',
    async story => {
      let nth = 1
      while (await dieAndRecover(story, { when: 'after', step: '', nth })) {
        process.stdout.write(`${story}: died after step ${nth} and came to a legal end\n`)
        nth += 1
      }
      expect(nth).toBeGreaterThan(100)
    },
    3_600_000,
  )
})
