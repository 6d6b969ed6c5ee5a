import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { countFacts, findFacts } from './facts-table.ts'
import { eventsOf, generatedHistories, recount } from './histories.fixture.ts'
import { keepDueFacts } from './keep-facts.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())

describe('facts', () => {
  it('are what a plain recount says, of a thousand histories', async () => {
    const now = app.clock.now()
    const hosts = Array.from({ length: 40 }, () => randomUUID())
    const histories = generatedHistories(1000, hosts, now)
    await app.pool.query(
      `insert into booking (id, listing_id, host_id, renter_id, type, starts_at, ends_at, stage,
         time, unit_price, subtotal, tax, total, lines, moving, packing, policy_version,
         consented_at, created_at, expires_at)
       select id, gen_random_uuid(), host, gen_random_uuid(), 'hourly', at + interval '3 days',
         at + interval '5 days', 'disapproved', 1, 1, 1, 0, 1, '[]', false, false,
         (select version from policy order by 1 limit 1), at, at, null
       from json_to_recordset($1) as history (id uuid, host uuid, at timestamptz)`,
      [JSON.stringify(histories.map(({ id, host, asked: at }) => ({ id, host, at })))],
    )
    await app.pool.query(
      `insert into booking_event (id, booking_id, at, event, by, from_stage, to_stage)
       select gen_random_uuid(), * from json_to_recordset($1)
         as event (booking_id uuid, at timestamptz, event text, by text, "from" text, "to" text)`,
      [JSON.stringify(histories.flatMap(eventsOf))],
    )
    for (const host of hosts) {
      const expected = recount(
        histories.filter(one => one.host === host),
        now,
      )
      expect(await findFacts(app.db, host, now)).toEqual(expected)
    }
    await keepDueFacts(app.services)
    for (const host of hosts) {
      const later = app.clock.now()
      expect(await findFacts(app.db, host, later)).toEqual(await countFacts(app.db, host, later))
    }
    const { rows } = await app.pool.query('select count(*)::int as left from facts_due')
    expect(rows).toEqual([{ left: 0 }])
  })

  it('are right after each event, and stand on the page of a space from five requests on', async () => {
    const host = await signUp(app, { role: 'partner' })
    const renter = await signUp(app, { role: 'customer' })
    const listing = await approvedListing(app, host)
    const facts = async () => (await app.get(`/users/listings/${listing._id}`)).body.data.facts
    for (let number = 0; number < 4; number += 1) await answered(host, renter, 'disapproved')
    await keepDueFacts(app.services)
    expect(await facts()).toBeNull()
    const paid = await answered(host, renter, 'approved')
    expect(await facts()).toEqual({
      answerMinutes: 0,
      answeredShare: 1,
      cancelledShare: 0,
      requests: 5,
    })
    await keepDueFacts(app.services)
    await recordPaid(app, paid)
    await app.patch(`/booking/${paid}`, { approvalStatus: 'disapproved' }, host)
    expect(await facts()).toMatchObject({ cancelledShare: 1, requests: 5 })
    const open = await askedBooking(app, { host, renter })
    expect(await facts()).toMatchObject({ requests: 5 })
    await app.patch(`/booking/cancel/${open.id}`, undefined, renter)
    expect(await facts()).toMatchObject({ requests: 5 })
    await keepDueFacts(app.services)
    const { rows } = await app.pool.query(
      'select distinct reliability from listing where host_id = $1',
      [host.user._id],
    )
    expect(rows).toEqual([{ reliability: 80 }])
    const own = await app.get('/users/facts', await logIn(host))
    expect(own.body.data).toMatchObject({ requests: 5, answered: 5, paid: 1, cancelled: 1 })
  })

  it('go with whoever leaves, also where that closes requests', async () => {
    const host = await signUp(app, { role: 'partner' })
    const renter = await signUp(app, { role: 'customer' })
    await answered(host, renter, 'disapproved')
    await keepDueFacts(app.services)
    await askedBooking(app, { host, renter })
    const { password, token } = host
    expect((await app.post('/auth/delete-account', { password }, { token })).status).toBe(200)
    await keepDueFacts(app.services)
    const kept = 'select from partner_facts where host_id = $1'
    expect((await app.pool.query(kept, [host.user._id])).rowCount).toBe(0)
  })

  it('look back twelve months and no further', async () => {
    const host = await signUp(app, { role: 'partner' })
    const renter = await signUp(app, { role: 'customer' })
    for (let number = 0; number < 5; number += 1) await answered(host, renter, 'disapproved')
    await keepDueFacts(app.services)
    const now = app.clock.now()
    expect(await findFacts(app.db, host.user._id, now)).toMatchObject({ requests: 5 })
    expect(await findFacts(app.db, host.user._id, after(now, 367 * dayMs))).toMatchObject({
      requests: 0,
    })
  })
})

async function logIn(person: Person): Promise<{ token: string }> {
  const { email, password } = person
  return { token: (await app.post('/auth/login', { email, password })).body.data.token }
}

async function answered(host: Person, renter: Person, approvalStatus: string): Promise<string> {
  const { id } = await askedBooking(app, { host, renter })
  await app.patch(`/booking/${id}`, { approvalStatus }, host)
  return id
}
