import { describe, expect, it } from 'vitest'
import { linesAtMost, recordsWithReturns, uploadsAtMost } from '#inventory/rules/inventory-terms.ts'
import { type Person, signUp, strangerId } from '#test/factories.ts'
import {
  anApprovedBooking,
  aPaidBooking,
  inventoryOf,
  inventoryStory,
} from '../inventory.fixture.ts'

const { story, expectSound } = inventoryStory()

describe('the list of things', () => {
  it('is made by the renter from approval on, and both sides read it', async () => {
    const stored = await anApprovedBooking(story.app)
    const { list, read, upload, change, remove } = inventoryOf(story.app, stored)
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
    const stored = await anApprovedBooking(story.app)
    const { list, read, upload } = inventoryOf(story.app, stored)
    const stranger = await signUp(story.app, { role: 'partner' })
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
    await story.app.pool.query(
      `insert into inventory_item (id, booking_id, number, name, count, created_at)
       select gen_random_uuid(), $1, number, 'Box', 1, now() from generate_series(2, 200) as number`,
      [stored.bookingId],
    )
    expect((await list()).status).toBe(201)
    expect((await list()).body.code).toBe('inventory_full')
    expect((await read()).items).toHaveLength(200)
  })

  it('holds so many records, lines and pictures that both sides can always read it', async () => {
    const stored = await aPaidBooking(story.app)
    const { record, answer, read, upload } = inventoryOf(story.app, stored)
    const { rows } = await story.app.pool.query(
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
    await story.app.pool.query(
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
    await story.app.pool.query(
      `delete from inventory_record as record where booking_id = $1 and not exists (
         select from inventory_link where record_id = record.id
       )`,
      [stored.bookingId],
    )
    await story.app.pool.query(
      `insert into inventory_picture (name, booking_id, owner_id, digest, created_at)
       select 'name ' || number, $1, $2, '', now() from generate_series(1, $3::int) as number`,
      [stored.bookingId, stored.renter.user._id, uploadsAtMost - 1],
    )
    const both = await Promise.all([upload(), upload(stored.host)])
    expect(both.filter(path => path !== undefined)).toEqual([expect.stringContaining('/media/')])
  })

  it('is led to by the code on a label, for these two people', async () => {
    const stored = await anApprovedBooking(story.app)
    const { _id: id } = (await inventoryOf(story.app, stored).list()).body.data
    const found = await story.app.get(`/items/${id}`, stored.host)
    expect(found.body.data).toMatchObject({ name: 'Moving box', bookingId: stored.bookingId })
    expect((await story.app.get(`/items/${id}`, await signUp(story.app))).status).toBe(404)
    expect((await story.app.get(`/items/${strangerId}`, stored.host)).status).toBe(404)
  })

  it('is made once however often it is pressed', async () => {
    const stored = await aPaidBooking(story.app)
    const { read } = inventoryOf(story.app, stored)
    const tenTimes = async (path: string, body: unknown, person: Person) => {
      const headers = { 'idempotency-key': path.replaceAll(/\W/g, '-') }
      const all = await Promise.all(
        Array.from({ length: 10 }, () => story.app.post(path, body, { ...person, headers })),
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
