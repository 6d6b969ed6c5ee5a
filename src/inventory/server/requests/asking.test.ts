import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { mailTo } from '#test/factories.ts'
import { aPaidBooking, inventoryStory } from '../inventory.fixture.ts'

const { story, boxesHandedOver, subjects } = inventoryStory()

describe('asking for things back', () => {
  it('is dated and marked done by the partner, and each is told to the other', async () => {
    const stored = await aPaidBooking(story.app)
    const { box, ask, answerRequest, read } = await boxesHandedOver(stored)
    const asked = await ask([{ item: box, count: 2 }], 'On Saturday, if it suits.')
    expect(asked.status).toBe(201)
    const { _id: id } = asked.body.data
    expect(asked.body.data).toMatchObject({ state: 'asked', allowed: ['withdraw'] })
    expect((await mailTo(story.app, stored.host.email))[0]?.text).toContain('On Saturday')
    expect((await ask([{ item: box, count: 5 }])).body.code).toBe('item_counts')
    expect((await read()).items).toMatchObject([{ stored: 6, asked: 2 }])
    const past = { event: 'date', readyAt: after(story.app.clock.now(), -hourMs).toISOString() }
    expect((await answerRequest(id, past, stored.host)).body.code).toBe('item_request_time')
    const readyAt = after(story.app.clock.now(), 2 * dayMs).toISOString()
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

  it('is dated by its being done where nobody gave a date before, and keeps one that was given', async () => {
    const stored = await aPaidBooking(story.app)
    const { box, ask, answerRequest } = await boxesHandedOver(stored)
    const finish = async (id: string) =>
      (await answerRequest(id, { event: 'finish' }, stored.host)).body.data
    const now = story.app.clock.now()
    const undated = (await ask([{ item: box, count: 2 }])).body.data
    const done = await finish(undated._id)
    expect(done).toMatchObject({ state: 'done', readyAt: done.changedAt })
    expect(Date.parse(done.readyAt)).toBeGreaterThanOrEqual(now.getTime())
    const dated = (await ask([{ item: box, count: 1 }])).body.data
    const readyAt = after(now, 2 * dayMs).toISOString()
    await answerRequest(dated._id, { event: 'date', readyAt }, stored.host)
    expect(await finish(dated._id)).toMatchObject({ state: 'done', readyAt })
  })

  it('is denied with a reason or withdrawn, and is only the renter’s', async () => {
    const stored = await aPaidBooking(story.app)
    const { box, ask, answerRequest } = await boxesHandedOver(stored)
    const lines = [{ item: box, count: 6 }]
    expect((await ask(lines, '', stored.host)).body.code).toBe('record_not_yours')
    const first = (await ask(lines)).body.data
    await answerRequest(first._id, { event: 'deny', words: 'I am away.' }, stored.host)
    expect((await mailTo(story.app, stored.renter.email))[0]?.text).toContain('I am away.')
    const second = (await ask(lines)).body.data
    await answerRequest(second._id, { event: 'withdraw' }, stored.renter)
    expect((await subjects(stored.host)).join()).toContain('no longer asks for things back')
    expect((await ask(lines)).status).toBe(201)
  })
})
