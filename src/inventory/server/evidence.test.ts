import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Evidence } from '#inventory/rules/evidence-wire.ts'
import { keptDays } from '#inventory/rules/inventory-terms.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { untilWaiting } from '#test/database.ts'
import { again, anOperator, signUp } from '#test/factories.ts'
import { personContext } from '../../../demo/person-context.ts'
import { eraseInventories, exportInventories, tidyInventories } from './account-leaving.ts'
import { brokenInventories } from './invariants-table.ts'
import {
  aPaidBooking,
  inventoryOf,
  type Sides,
  type Stored,
  twoSides,
} from './inventory.fixture.ts'
import { inventoryPicturesInUse } from './pictures/inventory-pictures.ts'

let app: TestApp
let people: Sides
let stored: Stored
let pictures: { listed: string; shown: string }
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  await anOperator(app)
  people = await twoSides(app)
})
afterAll(() => app.close())
/** A chain of four links: a hand-over, its objection, another one, its confirmation. */
beforeEach(async () => {
  stored = await aPaidBooking(app, people)
  const { upload, list, record, answer } = inventory()
  pictures = { listed: await upload(), shown: await upload(stored.host, '#a33') }
  const item = (await list({ pictures: [pictures.listed] })).body.data._id
  const first = (await record('handOver', [{ item, count: 3 }])).body.data
  await answer(first._id, { event: 'object', words: 'It is <b>wet</b>' }, stored.host)
  const line = { item, count: 2, note: 'Dry', pictures: [pictures.shown] }
  const second = (await record('handOver', [line], stored.host)).body.data
  await answer(second._id, { event: 'confirm', hash: second.hash }, stored.renter)
})

const inventory = () => inventoryOf(app, stored)
const evidence = (): Promise<Evidence> => inventory().evidence()
const nameOf = (path: string) => path.slice('/media/'.length)

/** As somebody could do it who can write to the database. */
async function tamper(sql: string, values: unknown[] = []): Promise<void> {
  const tables = ['inventory_link', 'inventory_content']
  const triggers = (which: string) =>
    tables.map(name => `alter table ${name} ${which} trigger user;`).join('')
  await app.pool.query(triggers('disable'))
  await app.pool.query(sql, [stored.bookingId, ...values])
  await app.pool.query(triggers('enable'))
}

const broken = async () =>
  (await brokenInventories(app.db))
    .filter(({ subject }) => subject.startsWith(stored.bookingId))
    .map(({ subject }) => subject.slice(stored.bookingId.length + 1))

describe('the evidence of a booking', () => {
  it('is whole, and anybody can compute it again from what it says', async () => {
    const { whole, firstBroken, links } = await evidence()
    expect([whole, firstBroken, links.length]).toEqual([true, null, 4])
    let before: Buffer = Buffer.alloc(0)
    for (const { hash, line, digest, content } of links) {
      const sha = (...parts: (string | Buffer)[]) =>
        parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest()
      expect(sha(before, line).toString('hex')).toBe(hash)
      expect(sha(content ?? '').toString('hex')).toBe(digest)
      before = Buffer.from(hash, 'hex')
    }
    expect(links[2]?.pictures.map(({ state }) => state)).toEqual(['same', 'same'])
    expect(await broken()).toEqual([])
  })

  it('is a page to print for a browser, without scripts, and says so when it is refused', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const at = `/booking/${stored.bookingId}/evidence`
    const page = await app.get(at, { ...stored.renter, headers })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).not.toContain('script')
    expect(page.body).toContain('all 4 links fit')
    expect(page.body).toContain('It is &lt;b&gt;wet&lt;/b&gt;')
    expect(page.body).toContain(`src="${pictures.shown}"`)
    for (const { hash } of (await evidence()).links) expect(page.body).toContain(hash)
    const refused = await app.get(at, { headers })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      401,
      'text/html; charset=utf-8',
    ])
    expect(refused.body).toContain('href="/login"')
    const stranger = await app.get(at, { ...(await signUp(app)), headers })
    expect(stranger.status).toBe(404)
  })

  const contentOf = (number: number) =>
    `(select id from inventory_link where booking_id = $1 and number = ${number})`
  const cases: [
    why: string,
    sql: string,
    broken: number,
    fault: string | null,
    values?: unknown[],
  ][] = [
    [
      'a content that was changed',
      `update inventory_content set content = jsonb_set(content, '{words}', '"Fine"')
       where link_id = ${contentOf(2)}`,
      2,
      'content',
    ],
    [
      'a content that is gone',
      `delete from inventory_content where link_id = ${contentOf(3)}`,
      3,
      'lost',
    ],
    [
      'a link that was changed',
      `update inventory_link set at = at - interval '1 day' where booking_id = $1 and number = 2`,
      2,
      'link',
    ],
    [
      'a link that was changed with a hash that fits',
      `update inventory_link as link set at = at - interval '1 day', hash = chain_hash(
         (select hash from inventory_link as one where one.booking_id = $1 and one.number = 3),
         inventory_line((
           link.id, booking_id, number, record_id, event, side, person_id, at - interval '1 day',
           digest, hash
         )::inventory_link)
       ) where booking_id = $1 and number = 4`,
      4,
      'audit',
    ],
    [
      'a link taken out of the middle',
      `with gone as (delete from inventory_content where link_id = ${contentOf(2)} returning link_id)
       delete from inventory_link where booking_id = $1 and number = 2`,
      2,
      null,
    ],
    [
      'a link taken off the end',
      `with gone as (delete from inventory_content where link_id = ${contentOf(4)} returning link_id)
       delete from inventory_link where booking_id = $1 and number = 4`,
      4,
      null,
    ],
    [
      'a hand-over taken out',
      `with gone as (delete from inventory_content where link_id = ${contentOf(3)} returning link_id)
       delete from inventory_link where booking_id = $1 and number = 3`,
      3,
      null,
    ],
    [
      'a link that was changed, whose new hash was added to the log',
      `with changed as (
         update inventory_link as link set at = at - interval '1 day', hash = chain_hash(
           (select hash from inventory_link as one where one.booking_id = $1 and one.number = 3),
           inventory_line((
             link.id, booking_id, number, record_id, event, side, person_id, at - interval '1 day',
             digest, hash
           )::inventory_link)
         ) where booking_id = $1 and number = 4 returning *
       )
       insert into audit_event (id, action, subject_type, subject_id, details)
       select gen_random_uuid(), 'inventory.confirmed', 'booking', booking_id::text,
         jsonb_build_object('kind', 'handOver', 'link', number, 'hash', encode(hash, 'hex'))
       from changed`,
      4,
      'audit',
    ],
    [
      'an objection that is shown as a confirmation',
      `update inventory_record set state = 'confirmed' where booking_id = $1`,
      2,
      'content',
    ],
    [
      'a time that is shown otherwise than it was recorded',
      `update inventory_record set happened_at = happened_at - interval '1 day'
       where id = (select record_id from inventory_link where booking_id = $1 and number = 3)`,
      3,
      'content',
    ],
  ]
  it.each(cases)('names %s', async (_why, sql, number, fault) => {
    await tamper(sql)
    const found = await evidence()
    expect([found.whole, found.firstBroken]).toEqual([false, number])
    const link = found.links.find(one => one.number === number)
    if (fault) expect(link?.fault).toBe(fault)
    else expect([link, found.missing]).toEqual([undefined, [number]])
    if (fault !== 'lost') expect((await broken()).join()).toContain(`link ${number}`)
    const headers = { accept: 'text/html' }
    const page = await app.get(`/booking/${stored.bookingId}/evidence`, { ...stored.host, headers })
    expect(page.body).toContain(`Link ${number} is ${fault ? 'broken' : 'missing'}`)
  })

  it.each(['name', 'count', 'declared_value'])(
    'names a %s that the list shows otherwise',
    async what => {
      const { change, read } = inventory()
      const [item] = (await read()).items
      await change(item._id, { name: 'Chest', count: 12, declaredValue: 20 })
      expect((await evidence()).whole).toBe(true)
      const other = { name: `'Box'`, count: '11', declared_value: '1' }[what]
      await app.pool.query(`update inventory_item set ${what} = ${other} where booking_id = $1`, [
        stored.bookingId,
      ])
      const { whole, links } = await evidence()
      expect([whole, links.at(-1)]).toMatchObject([false, { number: 5, fault: 'content' }])
    },
  )

  it('is of one instant: what is recorded while it is read breaks nothing', async () => {
    const writer = await app.pool.connect()
    await writer.query('begin')
    await writer.query('lock table audit_event in access exclusive mode')
    const reading = evidence()
    await untilWaiting(app.pool, 1)
    await writer.query(
      `with link as (
         insert into inventory_link
           (id, booking_id, record_id, event, side, person_id, at, digest)
         select gen_random_uuid(), booking_id, record_id, event, side, person_id, now(), digest
         from inventory_link where booking_id = $1 and number = 4 returning *
       )
       insert into audit_event (id, action, subject_type, subject_id, details)
       select gen_random_uuid(), 'inventory.confirmed', 'booking', booking_id::text,
         jsonb_build_object('kind', 'handOver', 'link', number, 'hash', encode(hash, 'hex'))
       from link`,
      [stored.bookingId],
    )
    await writer.query('commit')
    writer.release()
    expect(await reading).toMatchObject({ whole: true, missing: [] })
    expect((await evidence()).links).toHaveLength(5)
  })

  it('reads each picture once, and no chain but that of its booking', async () => {
    const opened = vi.spyOn(app.services.media, 'open')
    await evidence()
    expect(opened.mock.calls.map(([name]) => name).sort()).toEqual(
      [nameOf(pictures.listed), nameOf(pictures.shown)].sort(),
    )
    opened.mockRestore()
    const { rows } = await app.pool.query(
      `explain select * from broken_inventory_link where booking_id = '${stored.bookingId}'`,
    )
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan.slice(plan.indexOf('WindowAgg'))).toMatch(/(Index Cond|Filter): \(booking_id = /)
  })

  it('names a picture whose bytes were changed, and one that is gone', async () => {
    const name = nameOf(pictures.shown)
    const file = join(app.services.config.dataDir, 'media', name.slice(0, 2), name)
    await writeFile(file, 'another picture')
    expect((await evidence()).links.map(({ fault }) => fault)).toEqual([
      null,
      null,
      'picture',
      null,
    ])
    await app.pool.query('delete from inventory_picture where name = $1', [nameOf(pictures.listed)])
    expect((await evidence()).firstBroken).toBe(1)
  })

  it('is for the two sides, and for the operator only after a dispute, with a note of it', async () => {
    const { evidence: read, read: list } = inventory()
    const operator = await again(app)
    expect(await read(operator)).toBeUndefined()
    await app.pool.query(
      `insert into complaint (id, booking_id, host_id, renter_id, opened_by, state, reason, wish,
         statement, opened_at, answer_by, closed_at)
       select gen_random_uuid(), id, host_id, renter_id, 'renter', 'withdrawn', 'other',
         'refund_all', 'Gone', now(), now(), now() from booking where id = $1`,
      [stored.bookingId],
    )
    expect((await read(operator)).whole).toBe(true)
    const seen = (await app.get(`/booking/${stored.bookingId}/items`, operator)).body.data
    expect(seen).toMatchObject({
      as: 'operator',
      may: { list: false, handOver: false, ask: false },
    })
    expect((await list()).as).toBe('renter')
    const { rows } = await app.pool.query(
      `select from audit_event where action = 'inventory.read' and subject_id = $1`,
      [stored.bookingId],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('when somebody leaves', () => {
  const erase = async (who: 'renter' | 'host') => {
    const { user } = stored[who]
    const ctx = personContext(app.services, user._id, user.role, app.clock.now())
    await eraseInventories(app.db, ctx, user._id)
    await app.pool.query('update users set deleted_at = now() where id = $1', [user._id])
    people = await twoSides(app)
  }

  it('what they wrote goes, and the chain of the other side is still whole', async () => {
    await erase('host')
    const { whole, links, records } = await evidence()
    expect(whole).toBe(true)
    expect(links.map(({ content }) => content !== null)).toEqual([true, false, false, true])
    expect(links[0]?.pictures).toMatchObject([{ state: 'same' }])
    expect(records[0]).toMatchObject({ state: 'confirmed', lines: [] })
    expect(await broken()).toEqual([])
    expect(await inventoryPicturesInUse(app.db, [nameOf(pictures.shown)])).toEqual([])
  })

  it('the list goes with the renter, and the pictures in it', async () => {
    await inventory().ask([])
    await erase('renter')
    const read = (await app.get(`/booking/${stored.bookingId}/items`, stored.host)).body.data
    expect([read.items, read.requests]).toEqual([[], []])
    expect((await inventory().evidence(stored.host)).whole).toBe(true)
    expect(await inventoryPicturesInUse(app.db, [nameOf(pictures.listed)])).toEqual([])
    expect(await broken()).toEqual([])
  })

  it('takes away what they wrote and nothing of the other side', async () => {
    const { user } = stored.renter
    const ctx = personContext(app.services, user._id, user.role, app.clock.now())
    const text = JSON.stringify(await exportInventories(ctx, user._id))
    expect(text).toContain('Moving box')
    expect(text).not.toContain('wet')
    expect(text).not.toContain('Dry')
    const [item] = (await inventory().read()).items
    const asked = (await inventory().ask([{ item: item._id, count: 1 }])).body.data
    const denial = { event: 'deny', words: 'On holiday' }
    await inventory().answerRequest(asked._id, denial, stored.host)
    const { user: host } = stored.host
    const theirs = personContext(app.services, host._id, host.role, app.clock.now())
    expect(await exportInventories(theirs, host._id)).toMatchObject({
      answers: [{ youHave: 'objected', youWrote: 'It is <b>wet</b>' }],
      replies: [{ state: 'denied', youWrote: 'On holiday' }],
    })
  })
})

it('is deleted a year after the booking, but for the hashes, and unused pictures after a day', async () => {
  const unused = nameOf(await inventory().upload())
  const clock = (at: Date) => ({ db: app.db, clock: { ...app.clock, now: () => at } })
  const known = async () =>
    inventoryPicturesInUse(app.db, [unused, nameOf(pictures.shown), nameOf(pictures.listed)])
  await tidyInventories(clock(app.clock.now()))
  expect(await known()).toHaveLength(3)
  await tidyInventories(clock(after(app.clock.now(), 2 * dayMs)))
  expect((await known()).sort()).toEqual([nameOf(pictures.shown), nameOf(pictures.listed)].sort())
  await tidyInventories(clock(after(stored.end, keptDays * dayMs - 1000)))
  expect(await known()).toHaveLength(2)
  const over = after(stored.end, keptDays * dayMs + 1000)
  await tidyInventories(clock(over))
  expect(await known()).toEqual([])
  expect(await broken()).toEqual([])
  const { rows } = await app.pool.query(
    `select count(*)::int as links, count(link_id)::int as contents from inventory_link
     left join inventory_content on link_id = id where booking_id = $1`,
    [stored.bookingId],
  )
  expect(rows).toEqual([{ links: 4, contents: 0 }])
})
