import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, formatMoment } from '#foundation/rules/time/time.ts'
import { copyRow } from '#test/copy-row.ts'
import { untilWaiting } from '#test/database.ts'
import { again, signUp } from '#test/factories.ts'
import { chainStory, nameOf } from './chain.fixture.ts'
import { evidencePage } from './evidence-page.ts'

const { story, inventory, evidence, broken } = chainStory()

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
    const at = `/booking/${story.stored.bookingId}/evidence`
    const page = await story.app.get(at, { ...story.stored.renter, headers })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).not.toContain('script')
    expect(page.body).toContain('all 4 links fit')
    expect(page.body).toContain('It is &lt;b&gt;wet&lt;/b&gt;')
    expect(page.body).toContain(`src="${story.pictures.shown}"`)
    for (const { hash } of (await evidence()).links) expect(page.body).toContain(hash)
    const refused = await story.app.get(at, { headers })
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      401,
      'text/html; charset=utf-8',
    ])
    expect(refused.body).toContain('href="/login"')
    const stranger = await story.app.get(at, { ...(await signUp(story.app)), headers })
    expect(stranger.status).toBe(404)
  })

  it('is of one instant: what is recorded while it is read breaks nothing', async () => {
    const writer = await story.app.pool.connect()
    await writer.query('begin')
    await writer.query('lock table audit_event in access exclusive mode')
    const reading = evidence()
    await untilWaiting(story.app.pool, 1)
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
      [story.stored.bookingId],
    )
    await writer.query('commit')
    writer.release()
    expect(await reading).toMatchObject({ whole: true, missing: [] })
    expect((await evidence()).links).toHaveLength(5)
  })

  it('reads each picture once, and no chain but that of its booking', async () => {
    const opened = vi.spyOn(story.app.services.media, 'open')
    await evidence()
    expect(opened.mock.calls.map(([name]) => name).sort()).toEqual(
      [nameOf(story.pictures.listed), nameOf(story.pictures.shown)].sort(),
    )
    opened.mockRestore()
    const { rows } = await story.app.pool.query(
      `explain select * from broken_inventory_link where booking_id = '${story.stored.bookingId}'`,
    )
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan.slice(plan.indexOf('WindowAgg'))).toMatch(/(Index Cond|Filter): \(booking_id = /)
  })

  it('is for the two sides, and for the operator only after a dispute, with a note of it', async () => {
    const { evidence: read, read: list } = inventory()
    const operator = await again(story.app)
    expect(await read(operator)).toBeUndefined()
    await story.app.pool.query(dispute, [story.stored.bookingId])
    expect((await read(operator)).whole).toBe(true)
    const seen = (await story.app.get(`/booking/${story.stored.bookingId}/items`, operator)).body
      .data
    expect(seen).toMatchObject({
      as: 'operator',
      may: { list: false, handOver: false, ask: false },
    })
    expect((await list()).as).toBe('renter')
    const { rows } = await story.app.pool.query(
      `select from audit_event where action = 'inventory.read' and subject_id = $1`,
      [story.stored.bookingId],
    )
    expect(rows).toHaveLength(1)
  })

  it('is also read by the operator in a dispute about what the booking was extended by', async () => {
    const { pool } = story.app
    const { bookingId, end, renter } = story.stored
    const operator = await again(story.app)
    const extended = async (extends_id: string, starts_at: Date) =>
      copyRow(pool, 'booking', bookingId, {
        ...{ extends_id, starts_at, ends_at: after(starts_at, dayMs) },
      })
    const first = await extended(bookingId, end)
    const second = await extended(first, after(end, dayMs))
    const at = (id: string) => `/booking/${id}/evidence`
    const { data: shown } = (await story.app.get(at(second), renter)).body
    expect(shown).toMatchObject({ extendsBooking: first, items: [] })
    const headers = { accept: 'text/html' }
    const page = await story.app.get(at(second), { ...renter, headers })
    expect(page.body).toContain(`href="/api/v1${at(first)}"`)
    expect((await story.app.get(`/booking/${first}/items`, renter)).body.data).toMatchObject({
      extendsBooking: bookingId,
    })
    expect((await story.app.get(at(bookingId), operator)).status).toBe(404)
    await pool.query(dispute, [second])
    for (const id of [second, first, bookingId]) {
      expect((await story.app.get(at(id), operator)).status, id).toBe(200)
    }
  })
})

it('says when the booking was cancelled, beside the end that was agreed', async () => {
  const { bookingId, renter, end } = story.stored
  expect((await evidence()).cancelledAt).toBeNull()
  const cancelled = await story.app.patch(`/booking/cancel/${bookingId}`, undefined, renter)
  expect(cancelled.status).toBe(200)
  const at = story.app.clock.now()
  const { endDate, cancelledAt } = await evidence()
  expect([endDate, cancelledAt]).toEqual([end.toISOString(), cancelled.body.data.cancelledAt])
  const headers = { accept: 'text/html' }
  const page = await story.app.get(`/booking/${bookingId}/evidence`, { ...renter, headers })
  expect(page.body).toContain(`<dt>Agreed until</dt><dd>${formatMoment(end)}</dd>`)
  expect(page.body).toContain(`<dt>Cancelled</dt><dd>${formatMoment(at)}</dd>`)
})

it('names the last day of a stay that ends at midnight', async () => {
  const midnight = { ...(await evidence()), endDate: '2027-06-30T23:00:00.000Z' }
  expect(evidencePage(midnight)).toContain('<dt>Until</dt><dd>the end of 30 June 2027</dd>')
})

const dispute = `insert into complaint (id, booking_id, host_id, renter_id, opened_by, state,
    reason, wish, statement, opened_at, answer_by, closed_at)
  select gen_random_uuid(), id, host_id, renter_id, 'renter', 'withdrawn', 'other', 'refund_all',
    'Gone', now(), now(), now() from booking where id = $1`
