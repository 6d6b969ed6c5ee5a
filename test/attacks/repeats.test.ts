import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '#test/factories.ts'
import { goodBodies } from './good-bodies.ts'
import { call, nameOf, type Stage, setStage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.app.close())

/** What each repeatable call makes, and how its request may differ. */
const repeatable = {
  'POST /listings': { table: 'listing', other: { storageTitle: 'Another' } },
  'POST /booking': { table: 'booking', other: { packing: true } },
  'POST /users/saved-searches': { table: 'saved_search', other: { alerts: 'off' } },
  'POST /reports': { table: 'report', other: { reason: 'unsafe' } },
}
/**
 * These need the two sides of a booking or conversation, or a listing, so other tests repeat them:
 * `src/complaints/server/complaints.test.ts`, `src/bookings/server/others/others.test.ts`,
 * `src/viewings/server/ask-for-viewing.test.ts`, `test/system/rent/extended.test.ts`,
 * `test/system/rent/arrears.test.ts`,
 * `src/listings/server/calendars/other-calendars.test.ts`,
 * `src/listings/server/import/import.test.ts`, `src/inventory/server/items/items.test.ts`,
 * `reviews.test.ts` and `shown-reviews.test.ts` in `src/reviews/server`, and
 * `writing/writing.test.ts` and `reading/reading.test.ts` in `src/messages/server`.
 */
const triedElsewhere = [
  'POST /booking/:id/dispute',
  'POST /booking/:id/dispute/answer',
  'POST /booking/:id/alternatives',
  'POST /booking/:id/extend',
  'POST /booking/:id/goods-notices',
  'POST /viewings',
  'POST /listings/:id/calendars',
  'POST /booking/:id/items',
  'POST /booking/:id/item-records',
  'POST /booking/:id/item-records/:record/answer',
  'POST /booking/:id/item-requests',
  'POST /booking/:id/item-requests/:request/answer',
  'POST /booking/:id/review',
  'POST /reviews/:id/response',
  'POST /messages/threads/:id',
  'POST /messages/threads/:id/report',
  'POST /listings/imports/:digest',
]
const names = Object.keys(repeatable) as (keyof typeof repeatable)[]

it('knows every call that may be repeated', () => {
  const all = stage.routes.filter(({ guarantees }) => guarantees.idempotent)
  expect([...names, ...triedElsewhere]).toEqual(expect.arrayContaining(all.map(nameOf)))
})

describe.each(names)('%s', name => {
  const route = () => {
    const found = stage.routes.find(one => nameOf(one) === name)
    if (!found) throw new Error(`There is no ${name}`)
    return found
  }
  const rows = async () => {
    const { rows } = await stage.app.pool.query(
      `select count(*)::int as count from ${repeatable[name].table}`,
    )
    return rows[0].count as number
  }
  const key = randomUUID()
  const send = (body: unknown, rest = {}) =>
    call(stage, route(), { body, headers: { 'idempotency-key': key }, ...rest })

  it('sent twenty times at once with one key happens once, and means one request', async () => {
    const body = goodBodies(stage)[name] ?? {}
    const before = await rows()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
    const done = answers.filter(({ status }) => status === 201)
    expect(done).toHaveLength(20)
    expect(new Set(done.map(answer => JSON.stringify(answer.body))).size).toBe(1)
    expect(await rows()).toBe(before + 1)
    const other = await send({ ...body, ...repeatable[name].other })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const { token } = await signUp(stage.app, { role: 'partner' })
    const somebodyElses = await send(body, { token })
    expect(somebodyElses.status).toBe(201)
    expect(somebodyElses.body.data).not.toEqual(done[0]?.body.data)
    expect(await rows()).toBe(before + 2)
  })
})
