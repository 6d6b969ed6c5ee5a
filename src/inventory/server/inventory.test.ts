import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { linesAtMost, recordsWithReturns, uploadsAtMost } from '#inventory/rules/inventory-terms.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { recordPaid } from '#test/bookings.ts'
import { untilWaiting } from '#test/database.ts'
import { mailTo, type Person, signUp, strangerId } from '#test/factories.ts'
import { brokenInventories } from './invariants-table.ts'
import { anApprovedBooking, aPaidBooking, inventoryOf, type Stored } from './inventory.fixture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
})
afterAll(() => app.close())

const subjects = async ({ email }: Person) =>
  (await mailTo(app, email)).map(({ subject }) => subject)
const expectSound = async () => expect(await brokenInventories(app.db)).toEqual([])

/** Ten boxes of which six are handed over, recorded by the renter and confirmed. */
async function boxesHandedOver(stored: Stored) {
  const inventory = inventoryOf(app, stored)
  const { _id: box } = (await inventory.list()).body.data
  const { _id, hash } = (await inventory.record('handOver', [{ item: box, count: 6 }])).body.data
  await inventory.answer(_id, { event: 'confirm', hash }, stored.host)
  return { ...inventory, box }
}

describe('the list of things', () => {
  it('is made by the renter from approval on, and both sides read it', async () => {
    const stored = await anApprovedBooking(app)
    const { list, read, upload, change, remove } = inventoryOf(app, stored)
    const picture = await upload()
    const listed = await list({
      name: 'Oak sideboard',
      count: 1,
      declaredValue: 450.5,
      pictures: [picture],
    })
    expect(listed.status).toBe(201)
    const { _id: id } = listed.body.data
    expect(listed.body.data).toMatchObject({
      ...{ number: 1, declaredValue: 450.5, declaredValuePence: 45050, pictures: [picture] },
      ...{ stored: 0, asked: 0, removedAt: null },
    })
    const seen = await read(stored.host)
    expect(seen).toMatchObject({ as: 'partner', chain: null, items: [{ name: 'Oak sideboard' }] })
    expect(seen.may).toEqual({ list: false, handOver: false, return: false, ask: false })
    expect((await read()).may.list).toBe(true)
    expect((await list({}, stored.host)).body.code).toBe('record_not_yours')
    expect((await change(id, { count: 2, declaredValue: null })).body.data).toMatchObject({
      ...{ name: 'Oak sideboard', count: 2, declaredValuePence: null, pictures: [picture] },
    })
    expect((await remove(id)).body.data.removedAt).not.toBeNull()
    expect((await list()).body.data.number).toBe(2)
    expect((await read()).items).toMatchObject([{ number: 2 }])
    expect((await read()).records).toEqual([])
    await expectSound()
  })

  it('is nobody else’s, and holds what its bounds say', async () => {
    const stored = await anApprovedBooking(app)
    const { list, read, upload } = inventoryOf(app, stored)
    const stranger = await signUp(app, { role: 'partner' })
    expect((await list({}, stranger)).status).toBe(404)
    expect(await read(stranger)).toBeUndefined()
    const bad = [
      ...[{ name: ' ' }, { name: 'x'.repeat(81) }, { count: 0 }, { count: 1000 }, { count: 1.5 }],
      ...[{ declaredValue: -1 }, { declaredValue: 1.005 }, { surprise: true }],
      ...[{ pictures: ['/media/else.jpg'] }, { pictures: Array.from({ length: 7 }, String) }],
    ]
    for (const item of bad) {
      const { status } = await list(item)
      expect([400, 422], JSON.stringify(item)).toContain(status)
    }
    const theirs = await upload(stored.host)
    expect((await list({ pictures: [theirs] })).status).toBe(422)
    await app.pool.query(
      `insert into inventory_item (id, booking_id, number, name, count, created_at)
       select gen_random_uuid(), $1, number, 'Box', 1, now() from generate_series(2, 200) as number`,
      [stored.bookingId],
    )
    expect((await list()).status).toBe(201)
    expect((await list()).body.code).toBe('inventory_full')
    expect((await read()).items).toHaveLength(200)
  })

  it('holds so many records, lines and pictures that both sides can always read it', async () => {
    const stored = await aPaidBooking(app)
    const { record, answer, read, upload } = inventoryOf(app, stored)
    const { rows } = await app.pool.query(
      `insert into inventory_item (id, booking_id, number, name, count, created_at)
       select gen_random_uuid(), $1, number, 'Box', 999, now()
       from generate_series(1, 200) as number returning id`,
      [stored.bookingId],
    )
    const lines = rows.map(({ id: item }) => ({ item, count: 1 }))
    for (let sent = 0; sent < linesAtMost; sent += lines.length) {
      expect((await record('handOver', lines)).status).toBe(201)
    }
    const [one, ...others] = rows.map(({ id: item }) => ({
      item,
      count: linesAtMost / rows.length,
    }))
    expect((await record('return', lines)).status).toBe(201)
    expect((await record('handOver', lines.slice(0, 1))).body.code).toBe('inventory_full')
    await app.pool.query(
      `insert into inventory_record
         (id, booking_id, kind, side, person_id, state, happened_at, created_at)
       select gen_random_uuid(), $1, 'return', 'renter', $2, 'withdrawn', now(), now()
       from generate_series(1, $3::int)`,
      [stored.bookingId, stored.renter.user._id, recordsWithReturns - lines.length - 16],
    )
    const part = await record('return', lines.slice(0, 1))
    expect(part.body.code).toBe('inventory_only_whole_returns')
    const whole = await record('return', [{ item: one?.item, count: (one?.count ?? 0) - 1 }])
    expect(whole.status).toBe(201)
    const backAgain = await answer(whole.body.data._id, { event: 'withdraw' }, stored.renter)
    expect(backAgain.body.code).toBe('inventory_only_whole_returns')
    const rest = others.map(({ item, count }) => ({ item, count: count - 1 }))
    expect((await record('return', rest)).status).toBe(201)
    expect((await read()).may).toMatchObject({ return: false })
    await app.pool.query(
      `delete from inventory_record as record where booking_id = $1 and not exists (
         select from inventory_link where record_id = record.id
       )`,
      [stored.bookingId],
    )
    await app.pool.query(
      `insert into inventory_picture (name, booking_id, owner_id, digest, created_at)
       select 'name ' || number, $1, $2, '', now() from generate_series(1, $3::int) as number`,
      [stored.bookingId, stored.renter.user._id, uploadsAtMost - 1],
    )
    const both = await Promise.all([upload(), upload(stored.host)])
    expect(both.filter(path => path !== undefined)).toEqual([expect.stringContaining('/media/')])
  })

  it('is led to by the code on a label, for these two people', async () => {
    const stored = await anApprovedBooking(app)
    const { _id: id } = (await inventoryOf(app, stored).list()).body.data
    const found = await app.get(`/items/${id}`, stored.host)
    expect(found.body.data).toMatchObject({ name: 'Moving box', bookingId: stored.bookingId })
    expect((await app.get(`/items/${id}`, await signUp(app))).status).toBe(404)
    expect((await app.get(`/items/${strangerId}`, stored.host)).status).toBe(404)
  })

  it('is made once however often it is pressed', async () => {
    const stored = await aPaidBooking(app)
    const { read } = inventoryOf(app, stored)
    const tenTimes = async (path: string, body: unknown, person: Person) => {
      const headers = { 'idempotency-key': path.replaceAll(/\W/g, '-') }
      const all = await Promise.all(
        Array.from({ length: 10 }, () => app.post(path, body, { ...person, headers })),
      )
      expect(new Set(all.map(one => JSON.stringify(one.body.data))).size).toBe(1)
      expect(all[0]?.status).toBeLessThan(300)
      return all[0]?.body.data
    }
    const at = `/booking/${stored.bookingId}`
    const { _id: item } = await tenTimes(`${at}/items`, { name: 'Box', count: 9 }, stored.renter)
    const lines = [{ item, count: 2 }]
    const handOver = { kind: 'handOver', lines }
    const record = await tenTimes(`${at}/item-records`, handOver, stored.renter)
    const confirmation = { event: 'confirm', hash: record.hash }
    await tenTimes(`${at}/item-records/${record._id}/answer`, confirmation, stored.host)
    const request = await tenTimes(`${at}/item-requests`, { lines }, stored.renter)
    const done = { event: 'finish' }
    await tenTimes(`${at}/item-requests/${request._id}/answer`, done, stored.host)
    const { items, records, requests, chain } = await read()
    expect([items.length, records.length, requests.length, chain.length]).toEqual([1, 1, 1, 2])
  })
})

describe('a hand-over', () => {
  it('is recorded by one side, confirmed by hash by the other, and told of by letter', async () => {
    const stored = await anApprovedBooking(app)
    const { list, record, answer, upload, read } = inventoryOf(app, stored)
    const { _id: item } = (await list()).body.data
    const early = await record('handOver', [{ item, count: 1 }])
    expect(early.body.code).toBe('inventory_not_possible')
    await recordPaid(app, stored.bookingId)
    const picture = await upload(stored.host)
    const line = { item, count: 6, note: 'One is dented', pictures: [picture] }
    const made = await record('handOver', [line], stored.host)
    expect(made.status).toBe(201)
    const { _id: id, hash } = made.body.data
    expect(made.body.data).toMatchObject({
      ...{ kind: 'handOver', by: 'partner', state: 'waiting', link: 1, allowed: ['withdraw'] },
      lines: [{ item, count: 6, name: 'Moving box', note: 'One is dented', pictures: [picture] }],
    })
    const [letter] = await mailTo(app, stored.renter.email)
    expect(letter?.subject).toContain('has recorded a hand-over')
    expect(letter?.text).toContain(hash)
    const confirm = { event: 'confirm', hash }
    expect((await answer(id, confirm, stored.host)).body.code).toBe('record_not_yours')
    const other = { event: 'confirm', hash: '0'.repeat(64) }
    expect((await answer(id, other, stored.renter)).body.code).toBe('conflict')
    expect((await answer(id, confirm, stored.renter)).body.data.state).toBe('confirmed')
    expect((await answer(id, confirm, stored.renter)).body.code).toBe('record_answered')
    const late = await answer(id, { event: 'withdraw' }, stored.host)
    expect(late.body.code).toBe('record_answered')
    expect((await subjects(stored.host)).join()).toContain('has confirmed a hand-over')
    expect(await read()).toMatchObject({ items: [{ stored: 6 }], chain: { length: 2 } })
    await expectSound()
  })

  it('shows no picture that is dropped as unused at the same moment', async () => {
    const stored = await aPaidBooking(app)
    const { list, record, upload, evidence } = inventoryOf(app, stored)
    const { _id: item } = (await list()).body.data
    const picture = await upload()
    const tidying = await app.pool.connect()
    await tidying.query('begin')
    await tidying.query('delete from inventory_picture where booking_id = $1', [stored.bookingId])
    const recording = record('handOver', [{ item, count: 1, pictures: [picture] }])
    await untilWaiting(app.pool, 1)
    await tidying.query('commit')
    tidying.release()
    expect((await recording).status).toBe(422)
    expect((await evidence()).whole).toBe(true)
  })

  it('is objected to in words, and then confirmed or taken back', async () => {
    const stored = await aPaidBooking(app)
    const { list, record, answer, read } = inventoryOf(app, stored)
    const { _id: item } = (await list()).body.data
    const first = (await record('handOver', [{ item, count: 4 }])).body.data
    const words = 'There were only three of them.'
    const object = { event: 'object', words }
    expect((await answer(first._id, object, stored.renter)).body.code).toBe('record_not_yours')
    const objected = (await answer(first._id, object, stored.host)).body.data
    expect(objected).toMatchObject({ state: 'objected', objection: words, allowed: ['confirm'] })
    expect((await mailTo(app, stored.renter.email))[0]?.text).toContain(words)
    await answer(first._id, { event: 'withdraw' }, stored.renter)
    const second = (await record('handOver', [{ item, count: 3 }])).body.data
    await answer(second._id, object, stored.host)
    const settled = await answer(second._id, { event: 'confirm', hash: second.hash }, stored.host)
    expect(settled.body.data).toMatchObject({ state: 'confirmed', objection: words })
    expect((await read()).items).toMatchObject([{ stored: 3 }])
    expect((await read()).chain.length).toBe(6)
    await expectSound()
  })

  it('and a return never move more than there is, at a time that was', async () => {
    const stored = await aPaidBooking(app)
    const { record, box, answer, read } = await boxesHandedOver(stored)
    const code = async (kind: string, line: object, more = {}) =>
      (await record(kind, [{ item: box, ...line }], stored.renter, more)).body.code
    expect(await code('handOver', { count: 5 })).toBe('item_counts')
    expect(await code('return', { count: 7 })).toBe('item_counts')
    expect(await code('return', { item: strangerId, count: 1 })).toBe('item_counts')
    const now = app.clock.now()
    for (const at of [after(now, minuteMs), after(now, -31 * dayMs)]) {
      const more = { happenedAt: at.toISOString() }
      expect(await code('return', { count: 1 }, more)).toBe('record_time')
    }
    const back = await record('return', [{ item: box, count: 6 }], stored.host)
    expect(back.status).toBe(201)
    expect((await read()).items).toMatchObject([{ stored: 0 }])
    expect((await read()).may).toMatchObject({ handOver: true, return: false, ask: false })
    await answer(back.body.data._id, { event: 'withdraw' }, stored.host)
    expect((await read()).items).toMatchObject([{ stored: 6 }])
    const twice = [
      { item: box, count: 1 },
      { item: box, count: 1 },
    ]
    expect((await record('return', twice)).status).toBe(422)
    await expectSound()
  })

  it('can be given back after the end, but nothing more comes in', async () => {
    const stored = await aPaidBooking(app)
    const { record, box, list, read } = await boxesHandedOver(stored)
    app.clock.moveTo(after(stored.end, hourMs))
    const login = async ({ email, password }: Person) =>
      (await app.post('/auth/login', { email, password })).body.data
    const renter = { ...stored.renter, ...(await login(stored.renter)) }
    expect((await list({}, renter)).body.code).toBe('inventory_not_possible')
    const one = [{ item: box, count: 1 }]
    expect((await record('handOver', one, renter)).body.code).toBe('inventory_not_possible')
    expect((await record('return', one, renter)).status).toBe(201)
    expect((await read(renter)).may).toMatchObject({ list: false, handOver: false, return: true })
    app.clock.moveTo(after(stored.start, -hourMs))
  })
})

describe('after a hand-over', () => {
  it('the list changes only in links of the chain, which the other side answers too', async () => {
    const stored = await aPaidBooking(app)
    const { box, change, remove, list, read, answer } = await boxesHandedOver(stored)
    expect((await change(box, { count: 5 })).body.code).toBe('item_stored')
    expect((await remove(box)).body.code).toBe('item_stored')
    const letters = (await subjects(stored.host)).length
    await change(box, { name: 'Moving box' })
    expect((await read()).records).toHaveLength(1)
    await change(box, { name: 'Archive box', declaredValue: 80 })
    await list({ name: 'Lamp', count: 1 })
    const [added, changed] = (await read()).records
    expect(added).toMatchObject({ kind: 'added', lines: [{ name: 'Lamp' }], before: null })
    expect(changed).toMatchObject({
      ...{ kind: 'changed', state: 'waiting', by: 'renter', allowed: [] },
      before: { name: 'Moving box', declaredValuePence: null },
      lines: [{ name: 'Archive box', declaredValuePence: 8000 }],
    })
    // The partner has not looked yet, so one letter is enough.
    expect((await subjects(stored.host)).length).toBe(letters + 1)
    const object = { event: 'object', words: 'They never were worth that.' }
    expect((await answer(changed._id, object, stored.host)).body.data.state).toBe('objected')
    expect((await answer(changed._id, { event: 'withdraw' }, stored.renter)).body.code).toBe(
      'record_answered',
    )
    await remove(added.lines[0].item)
    expect((await read()).records[0]).toMatchObject({ kind: 'removed', lines: [{ name: 'Lamp' }] })
    expect((await read()).items).toMatchObject([{ name: 'Archive box', stored: 6 }])
    await expectSound()
  })
})

describe('asking for things back', () => {
  it('is dated and marked done by the partner, and each is told to the other', async () => {
    const stored = await aPaidBooking(app)
    const { box, ask, answerRequest, read } = await boxesHandedOver(stored)
    const asked = await ask([{ item: box, count: 2 }], 'On Saturday, if it suits.')
    expect(asked.status).toBe(201)
    const { _id: id } = asked.body.data
    expect(asked.body.data).toMatchObject({ state: 'asked', allowed: ['withdraw'] })
    expect((await mailTo(app, stored.host.email))[0]?.text).toContain('On Saturday')
    expect((await ask([{ item: box, count: 5 }])).body.code).toBe('item_counts')
    expect((await read()).items).toMatchObject([{ stored: 6, asked: 2 }])
    const past = { event: 'date', readyAt: after(app.clock.now(), -hourMs).toISOString() }
    expect((await answerRequest(id, past, stored.host)).body.code).toBe('item_request_time')
    const readyAt = after(app.clock.now(), 2 * dayMs).toISOString()
    const date = { event: 'date', readyAt }
    expect((await answerRequest(id, date, stored.renter)).body.code).toBe('item_request_closed')
    const dated = await answerRequest(id, date, stored.host)
    expect(dated.body.data).toMatchObject({ state: 'dated', readyAt, allowed: ['date', 'finish'] })
    expect((await subjects(stored.renter)).join()).toContain('have a date')
    const deny = { event: 'deny', words: 'I am away.' }
    expect((await answerRequest(id, deny, stored.host)).body.code).toBe('item_request_closed')
    const done = await answerRequest(id, { event: 'finish' }, stored.host)
    expect(done.body.data).toMatchObject({ state: 'done', allowed: [] })
    expect((await subjects(stored.renter)).join()).toContain('has given back')
    expect((await read()).items).toMatchObject([{ stored: 6, asked: 0 }])
  })

  it('is denied with a reason or withdrawn, and is only the renter’s', async () => {
    const stored = await aPaidBooking(app)
    const { box, ask, answerRequest } = await boxesHandedOver(stored)
    const lines = [{ item: box, count: 6 }]
    expect((await ask(lines, '', stored.host)).body.code).toBe('record_not_yours')
    const first = (await ask(lines)).body.data
    await answerRequest(first._id, { event: 'deny', words: 'I am away.' }, stored.host)
    expect((await mailTo(app, stored.renter.email))[0]?.text).toContain('I am away.')
    const second = (await ask(lines)).body.data
    await answerRequest(second._id, { event: 'withdraw' }, stored.renter)
    expect((await subjects(stored.host)).join()).toContain('no longer asks for things back')
    expect((await ask(lines)).status).toBe(201)
  })
})
