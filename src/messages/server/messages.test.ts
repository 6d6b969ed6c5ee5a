import { beforeEach, describe, expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { hiddenUntilBooked } from '#messages/rules/message-terms.ts'
import type { Message } from '#messages/rules/wire.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import {
  again as anOperatorAgain,
  approvedListing,
  mailTo,
  type Person,
  signUp,
  strangerId,
} from '#test/factories.ts'
import { storyOf } from '#test/story.ts'

describe('conversations', () => {
  const story = storyOf(async app => {
    const partner = await signUp(app)
    return { partner, listing: await approvedListing(app, partner) }
  })
  let app: TestApp
  let partner: Person
  let listing: { _id: string }
  beforeEach(() => {
    ;({ app, partner, listing } = story)
  })

  const renterOf = () => signUp(app, { role: 'customer' })
  const open = (renter: Person, id = listing._id) =>
    app.post('/messages/threads', { listing: id }, renter)
  const write = (id: string, text: string, person: Person, headers = {}) =>
    app.post(`/messages/threads/${id}`, { text }, { ...person, headers })
  const read = async (id: string, person: Person, query = '') =>
    (await app.get(`/messages/threads/${id}${query}`, person)).body.data
  const unread = async (person: Person) =>
    (await app.get('/messages/unread', person)).body.data.count

  async function asked(text = 'Is it dry in there?') {
    const renter = await renterOf()
    const { body } = await open(renter)
    const message: Message = (await write(body.data._id, text, renter)).body.data
    return { renter, id: body.data._id as string, message }
  }

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

  it('keep a message once however often it is sent with the same key', async () => {
    const { renter, id } = await asked()
    const sent = await Promise.all(
      [1, 2, 3].map(() => write(id, 'Once', renter, { 'idempotency-key': 'try-again' })),
    )
    expect(new Set(sent.map(({ body }) => body.data?._id)).size).toBe(1)
    expect((await read(id, renter)).messages).toHaveLength(2)
    const other = await write(id, 'Other words', renter, { 'idempotency-key': 'try-again' })
    expect(other.body.code).toBe('idempotency_key_reused')
  })

  it('number messages without a gap when both write at once', async () => {
    const { renter, id } = await asked()
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => write(id, `Word ${n}`, n % 2 ? renter : partner)),
    )
    const { rows } = await app.pool.query(
      'select number from message where thread_id = $1 order by number',
      [id],
    )
    expect(rows.map(row => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await unread(renter)).toBe(4)
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

  it('hide addresses from the other side until a booking of the two is paid', async () => {
    const renter = await renterOf()
    const booking = await askedBooking(app, { host: partner, renter })
    const { body } = await app.get(`/booking/${booking.id}`, renter)
    const id = body.data.threadId
    const sent = (await write(id, 'Ring 07700 900123', renter)).body.data
    expect(sent).toMatchObject({ text: 'Ring 07700 900123', masked: true })
    const seen = (await read(id, partner)).messages.at(-1)
    expect(seen).toMatchObject({ text: `Ring ${hiddenUntilBooked}`, masked: true })
    await app.patch(`/booking/${booking.id}`, { approvalStatus: 'approved' }, partner)
    await recordPaid(app, booking.id)
    const { thread, messages } = await read(id, partner)
    const texts = messages.map(({ text }: Message) => text)
    expect(texts).toContain('Ring 07700 900123')
    const lines = messages.filter(({ from }: Message) => from === 'system')
    expect(lines.map(({ text }: Message) => text.split(/[ :.]/, 2).join(' '))).toEqual([
      'Booking requested',
      'Booking approved',
      'Booking paid',
    ])
    expect(thread).toMatchObject({ bookings: [booking.id], unread: 1 })
    const other = (await open(renter)).body.data
    await write(other._id, 'Also 07700 900124', renter)
    expect((await read(other._id, partner)).messages.at(-1).masked).toBe(false)
  })

  it.each(['from the page', 'from the mail'])(
    'say no without a way past Holdall, %s',
    async how => {
      const renter = await renterOf()
      const booking = await askedBooking(app, { host: partner, renter })
      const answer = {
        approvalStatus: 'disapproved',
        reason: 'Full then. Ring 07700 900123, cheaper.',
      }
      if (how === 'from the page') await app.patch(`/booking/${booking.id}`, answer, partner)
      else {
        const mails = await mailTo(app, partner.email)
        const links = mails.map(({ text }) => /\/answer-request\/[\w-]{43}/.exec(text)?.[0])
        await app.post(links.find(link => link !== undefined) ?? '', answer)
      }
      const { body } = await app.get(`/booking/${booking.id}`, renter)
      const seen = `Full then. Ring ${hiddenUntilBooked}, cheaper.`
      expect(body.data).toMatchObject({ approvalStatus: 'disapproved', reason: seen })
      expect((await read(body.data.threadId, renter)).messages.at(-1).text).toContain(seen)
      const [letter] = await mailTo(app, renter.email)
      expect(letter?.text).toContain(seen)
    },
  )

  it('say when a booking has ended', async () => {
    const renter = await renterOf()
    const booking = await askedBooking(app, { host: partner, renter })
    await app.patch(`/booking/${booking.id}`, { approvalStatus: 'approved' }, partner)
    await recordPaid(app, booking.id)
    app.clock.moveTo(new Date(booking.end.getTime() + 1000))
    for (const _twice of [1, 2]) await app.services.jobs.runAll()
    const sql = `select text from message where booking_id = $1 and text like '%ended%'`
    expect((await app.pool.query(sql, [booking.id])).rowCount).toBe(1)
  })

  it('warn of bank details whether or not anything is booked', async () => {
    const { message } = await asked('Pay to 20-45-67 12345678 please')
    expect(message.bankDetails).toBe(true)
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
    expect((await app.get(`/admin/messages/threads/${id}`, renter)).status).toBe(403)
    expect((await app.get(`/messages/threads/${id}`, operator)).status).toBe(404)
  })

  it('are told by mail after five minutes unread, once an hour, and never when they were read', async () => {
    const { renter, id } = await asked('Is it still free?')
    const mails = async (to: string) => {
      await app.services.jobs.runAll()
      const sql = `select text_body from outbox_mail where kind = 'message.unread' and to_address = $1`
      return (await app.pool.query(sql, [to])).rows
    }
    const before = (await mails(partner.user.email)).length
    const later = (minutes: number) =>
      app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * minuteMs))
    later(6)
    expect(await mails(partner.user.email)).toHaveLength(before + 1)
    await write(id, 'Hello?', renter)
    later(6)
    expect(await mails(partner.user.email)).toHaveLength(before + 1)
    later(60)
    expect(await mails(partner.user.email)).toHaveLength(before + 2)
    const answer = (await write(id, 'Yes', partner)).body.data
    await app.post(`/messages/threads/${id}/read`, { upTo: answer._id }, renter)
    later(6)
    expect(await mails(renter.user.email)).toHaveLength(0)
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

  it('refuse what is too long, empty, strange or not theirs', async () => {
    const { renter, id } = await asked()
    for (const body of [
      { text: '' },
      { text: '   ' },
      { text: 'x'.repeat(2001) },
      { text: 'a\u0000b' },
      { text: 5 },
      { text: 'With a picture', pictures: ['/media/nobody.webp'] },
      { text: 'Seven', pictures: Array.from({ length: 7 }, () => '/media/x.webp') },
      { text: 'More', from: 'system' },
      {},
    ]) {
      const { status } = await app.post(`/messages/threads/${id}`, body, renter)
      expect([400, 422]).toContain(status)
    }
    expect((await read(id, renter)).messages).toHaveLength(1)
  })

  it('take 20 messages a minute, and few new conversations of newcomers', async () => {
    const { renter, id } = await asked()
    const statuses: number[] = []
    for (let n = 0; n < 20; n += 1) statuses.push((await write(id, `${n}`, renter)).status)
    expect(statuses.slice(0, 19).every(status => status === 201)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})
