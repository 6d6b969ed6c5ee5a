import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#messages/rules/wire.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { again as anOperatorAgain, type Person, strangerId } from '#test/factories.ts'
import { conversations } from '../conversations.fixture.ts'

describe('conversations', () => {
  const { story, renterOf, open, write, read, unread, asked } = conversations()
  let app: TestApp
  let partner: Person
  let listing: { _id: string }
  beforeEach(() => {
    ;({ app, partner, listing } = story)
  })

  it('are one for each renter and listing, however often and however quickly they are opened', async () => {
    const renter = await renterOf()
    const opened = await Promise.all([open(renter), open(renter), open(renter)])
    expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect(new Set(opened.map(({ body }) => body.data._id)).size).toBe(1)
    expect(opened[0]?.body.data).toMatchObject({
      listing: { _id: listing._id, isLive: true },
      as: 'renter',
      last: null,
      unread: 0,
      bookings: [],
      closed: null,
    })
  })

  it('are not there for the partner before a word is written, nor ever for strangers', async () => {
    const renter = await renterOf()
    const { _id: id } = (await open(renter)).body.data
    expect((await app.get(`/messages/threads/${id}`, partner)).status).toBe(404)
    await write(id, 'Hello', renter)
    expect((await app.get(`/messages/threads/${id}`, partner)).status).toBe(200)
    const stranger = await renterOf()
    const nothing = (await app.get(`/messages/threads/${strangerId}`, stranger)).body
    for (const answer of [
      await app.get(`/messages/threads/${id}`, stranger),
      await write(id, 'Hello', stranger),
      await app.post(`/messages/threads/${id}/read`, { upTo: strangerId }, stranger),
      await app.post(`/messages/threads/${id}/block`, undefined, stranger),
      await app.post(`/messages/threads/${id}/report`, { reason: 'Rude words' }, stranger),
    ]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(nothing)
    }
  })

  it('are not opened about one’s own space, about none, or by visitors', async () => {
    expect((await open(partner)).body.code).toBe('booking_own_listing')
    expect((await open(await renterOf(), strangerId)).status).toBe(404)
    expect((await app.post('/messages/threads', { listing: listing._id })).status).toBe(401)
    expect((await app.get('/messages/events')).status).toBe(401)
  })

  it('show each side what the other wrote, newest last, and count what is unread', async () => {
    const { renter, id } = await asked()
    await write(id, 'Quite dry.', partner)
    const page = await read(id, renter)
    expect(page.messages.map(({ from, text }: Message) => [from, text])).toEqual([
      ['renter', 'Is it dry in there?'],
      ['partner', 'Quite dry.'],
    ])
    expect(page.thread).toMatchObject({ unread: 1, with: { firstName: partner.user.firstName } })
    expect(await unread(renter)).toBe(1)
    const upTo = page.messages.at(-1)._id
    const { body } = await app.post(`/messages/threads/${id}/read`, { upTo }, renter)
    expect(body.data).toEqual({ count: 0 })
    const [first] = page.messages
    await app.post(`/messages/threads/${id}/read`, { upTo: first._id }, renter)
    expect(await unread(renter)).toBe(0)
    expect((await read(id, partner)).thread.readByThem).not.toBeNull()
  })

  it('go back page by page, each message once', async () => {
    const { renter, id } = await asked()
    const row = await app.pool.query(
      `insert into message (id, thread_id, number, sender, text, created_at)
        select gen_random_uuid(), $1, n, 'renter', 'Word ' || n, now()
        from generate_series(2, 70) as n`,
      [id],
    )
    expect(row.rowCount).toBe(69)
    await app.pool.query('update message_thread set last_number = 70 where id = $1', [id])
    const seen: string[] = []
    let page = await read(id, renter)
    for (;;) {
      seen.unshift(...page.messages.map(({ text }: Message) => text))
      if (!page.more) break
      page = await read(id, renter, `?before=${page.messages[0]._id}`)
    }
    expect(seen).toHaveLength(70)
    expect(new Set(seen).size).toBe(70)
    expect(seen.at(-1)).toBe('Word 70')
    const foreign = await asked()
    const answer = await app.get(`/messages/threads/${id}?before=${foreign.message._id}`, renter)
    expect(answer.status).toBe(404)
  })

  it('end with a block from either side, and open again only by whoever blocked', async () => {
    const { renter, id } = await asked()
    const blocked = await app.post(`/messages/threads/${id}/block`, undefined, partner)
    expect(blocked.body.data.closed).toBe('by you')
    for (const person of [renter, partner]) {
      expect((await write(id, 'One more', person)).body.code).toBe('thread_closed')
    }
    expect((await read(id, renter)).thread.closed).toBe('by them')
    expect((await app.delete(`/messages/threads/${id}/block`, renter)).status).toBe(409)
    expect((await app.delete(`/messages/threads/${id}/block`, partner)).status).toBe(200)
    expect((await write(id, 'One more', renter)).status).toBe(201)
  })

  it('can be blocked by both, so that whoever was first does not open it again by themselves', async () => {
    const { renter, id } = await asked()
    const block = `/messages/threads/${id}/block`
    await app.post(block, undefined, partner)
    expect((await app.post(block, undefined, renter)).body.data.closed).toBe('by you')
    expect((await app.delete(block, partner)).body.data.closed).toBe('by them')
    expect((await write(id, 'I write all the same', partner)).body.code).toBe('thread_closed')
    expect((await app.delete(block, partner)).status).toBe(409)
    expect((await app.delete(block, renter)).body.data.closed).toBeNull()
    expect((await write(id, 'Now I may', partner)).status).toBe(201)
  })

  it('are read by the operator only when a side has reported them, and that is written down', async () => {
    const operator = await anOperatorAgain(app)
    const { renter, id } = await asked('My mail is jane@example.com')
    expect((await app.get(`/admin/messages/threads/${id}`, operator)).status).toBe(404)
    const report = () => {
      const headers = { 'idempotency-key': 'one-report' }
      return app.post(`/messages/threads/${id}/report`, { reason: 'Rude' }, { ...renter, headers })
    }
    const [reported, again] = [await report(), await report()]
    expect(reported.status).toBe(201)
    expect(again.body.data).toEqual(reported.body.data)
    expect(reported.body.data.caseNumber).toMatch(/^R-/)
    const { body } = await app.get(`/admin/messages/threads/${id}`, operator)
    expect(body.data.messages[0].text).toBe('My mail is jane@example.com')
    const looks = await app.pool.query(
      `select from audit_event where action = 'thread.read' and subject_id = $1`,
      [id],
    )
    expect(looks.rowCount).toBe(1)
    expect(body.data.messages[0].masked, 'the other side does not see all of it').toBe(true)
    await app.pool.query('update message_thread set booked_at = now() where id = $1', [id])
    const paid = await app.get(`/admin/messages/threads/${id}`, operator)
    expect(paid.body.data.messages[0].masked, 'it was paid').toBe(false)
    expect((await app.get(`/admin/messages/threads/${id}`, renter)).status).toBe(403)
    expect((await app.get(`/messages/threads/${id}`, operator)).status).toBe(404)
  })

  it('are all in a copy of one’s data, in their order, however many', async () => {
    const { renter, id } = await asked('The first of many')
    await app.pool.query(
      `insert into message (id, thread_id, number, sender, text, created_at)
       select gen_random_uuid(), $1, 10 + n, 'renter', 'Number ' || n, now()
       from generate_series(1, 1001) as n`,
      [id],
    )
    const { body } = await app.get('/users/me/export', renter)
    const texts = body.data.messages[0].messages.map(({ text }: { text: string }) => text)
    const numbers = Array.from({ length: 1001 }, (_, n) => `Number ${n + 1}`)
    expect([texts[0], texts.slice(-1001)]).toEqual(['The first of many', numbers])
  })

  it('keep what a person wrote out of the hands of the other once they have left', async () => {
    const { renter, id } = await asked('A secret of mine')
    const { body } = await app.get('/users/me/export', renter)
    expect(JSON.stringify(body)).toContain('A secret of mine')
    await app.post('/auth/delete-account', { password: renter.password }, renter)
    const page = await read(id, partner)
    expect(JSON.stringify(page)).not.toContain('A secret of mine')
    expect(page.thread).toMatchObject({ closed: 'left', with: { firstName: 'Former member' } })
    expect((await write(id, 'Are you there?', partner)).body.code).toBe('thread_closed')
  })
})
