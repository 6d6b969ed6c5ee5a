import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { recordPaid } from '#test/bookings.ts'
import { untilWaiting } from '#test/database.ts'
import { logInAgain, mailTo, strangerId } from '#test/factories.ts'
import {
  anApprovedBooking,
  aPaidBooking,
  inventoryOf,
  inventoryStory,
} from '../inventory.fixture.ts'

const { story, boxesHandedOver, expectSound, subjects } = inventoryStory()

describe('a hand-over', () => {
  it('is recorded by one side, confirmed by hash by the other, and told of by letter', async () => {
    const stored = await anApprovedBooking(story.app)
    const { list, record, answer, upload, read } = inventoryOf(story.app, stored)
    const { _id: item } = (await list()).body.data
    const early = await record('handOver', [{ item, count: 1 }])
    expect(early.body.code).toBe('inventory_not_possible')
    await recordPaid(story.app, stored.bookingId)
    const picture = await upload(stored.host)
    const line = { item, count: 6, note: 'One is dented', pictures: [picture] }
    const made = await record('handOver', [line], stored.host)
    expect(made.status).toBe(201)
    const { _id: id, hash } = made.body.data
    expect(made.body.data).toMatchObject({
      ...{ kind: 'handOver', by: 'partner', state: 'waiting', link: 1, allowed: ['withdraw'] },
      lines: [{ item, count: 6, name: 'Moving box', note: 'One is dented', pictures: [picture] }],
    })
    const [letter] = await mailTo(story.app, stored.renter.email)
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
    const stored = await aPaidBooking(story.app)
    const { list, record, upload, evidence } = inventoryOf(story.app, stored)
    const { _id: item } = (await list()).body.data
    const picture = await upload()
    const tidying = await story.app.pool.connect()
    await tidying.query('begin')
    await tidying.query('delete from inventory_picture where booking_id = $1', [stored.bookingId])
    const recording = record('handOver', [{ item, count: 1, pictures: [picture] }])
    await untilWaiting(story.app.pool, 1)
    await tidying.query('commit')
    tidying.release()
    expect((await recording).status).toBe(422)
    expect((await evidence()).whole).toBe(true)
  })

  it('is objected to in words, and then confirmed or taken back', async () => {
    const stored = await aPaidBooking(story.app)
    const { list, record, answer, read } = inventoryOf(story.app, stored)
    const { _id: item } = (await list()).body.data
    const first = (await record('handOver', [{ item, count: 4 }])).body.data
    const words = 'There were only three of them.'
    const object = { event: 'object', words }
    expect((await answer(first._id, object, stored.renter)).body.code).toBe('record_not_yours')
    const objected = (await answer(first._id, object, stored.host)).body.data
    expect(objected).toMatchObject({ state: 'objected', objection: words, allowed: ['confirm'] })
    expect((await mailTo(story.app, stored.renter.email))[0]?.text).toContain(words)
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
    const stored = await aPaidBooking(story.app)
    const { record, box, answer, read } = await boxesHandedOver(stored)
    const code = async (kind: string, line: object, more = {}) =>
      (await record(kind, [{ item: box, ...line }], stored.renter, more)).body.code
    expect(await code('handOver', { count: 5 })).toBe('item_counts')
    expect(await code('return', { count: 7 })).toBe('item_counts')
    expect(await code('return', { item: strangerId, count: 1 })).toBe('item_counts')
    const now = story.app.clock.now()
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
    const stored = await aPaidBooking(story.app)
    const { record, box, list, read } = await boxesHandedOver(stored)
    story.app.clock.moveTo(after(stored.end, hourMs))
    const renter = await logInAgain(story.app, stored.renter)
    expect((await list({}, renter)).body.code).toBe('inventory_not_possible')
    const one = [{ item: box, count: 1 }]
    expect((await record('handOver', one, renter)).body.code).toBe('inventory_not_possible')
    expect((await record('return', one, renter)).status).toBe(201)
    expect((await read(renter)).may).toMatchObject({ list: false, handOver: false, return: true })
  })
})

describe('after a hand-over', () => {
  it('the list changes only in links of the chain, which the other side answers too', async () => {
    const stored = await aPaidBooking(story.app)
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
