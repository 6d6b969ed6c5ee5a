import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { deviceOf } from '#test/devices.ts'
import { again, anOperator, approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'
import { askForReviews } from './due/ask-for-reviews.ts'
import { keepMean } from './due/keep-mean.ts'
import { showDueReviews } from './due/show-due-reviews.ts'

let app: TestApp
let host: Person
let renter: Person
let stranger: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  await anOperator(app)
})
afterAll(() => app.close())

interface Arranged {
  id: string
  listingId: string
  start: Date
  end: Date
}

/** A paid booking of two days that ended an hour ago. */
async function arrange({ hours = 48 } = {}): Promise<Arranged> {
  host = await signUp(app, { role: 'partner', firstName: 'Harriet' })
  renter = await signUp(app, { role: 'customer', firstName: 'Rowan' })
  stranger = await signUp(app, { role: 'partner' })
  const booking = await book({ hours })
  await passTo(after(booking.end, hourMs))
  return booking
}

async function book({ hours = 48 } = {}): Promise<Arranged> {
  const { id, listing, start, end } = await askedBooking(app, { host, renter }, { hours })
  await app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, host)
  await recordPaid(app, id)
  return { id, listingId: listing._id, start, end }
}

async function passTo(now: Date): Promise<void> {
  app.clock.moveTo(now)
  host = await logIn(host)
  renter = await logIn(renter)
  stranger = await logIn(stranger)
}

async function logIn(person: Person): Promise<Person> {
  const { email, password } = person
  const { body } = await app.post('/auth/login', { email, password })
  return { ...person, token: body.data.token }
}

const fromRenter = {
  rating: 4,
  aspects: { asDescribed: 5, cleanAndDry: 3 },
  text: 'Dry and easy to get into, and the door is wide.',
}
const fromHost = {
  rating: 5,
  aspects: { care: 5 },
  text: 'Left the garage cleaner than it was before.',
}
const write = (id: string, form: Record<string, unknown> = {}, person = renter) =>
  app.post(`/booking/${id}/review`, { ...fromRenter, ...form }, person)
const writeBack = (id: string) => app.post(`/booking/${id}/review`, fromHost, host)
const change = (id: string, form: Record<string, unknown>, person = renter) =>
  app.patch(`/booking/${id}/review`, { ...fromRenter, ...form }, person)
const read = async (id: string, person = renter) =>
  (await app.get(`/booking/${id}/review`, person)).body.data
const shown = async (listingId: string, query = '') =>
  (await app.get(`/users/listings/${listingId}/reviews${query}`)).body
const decide = async (id: string, decision: Record<string, unknown>) =>
  app.patch(`/admin/reviews/${id}`, decision, await again(app))
const respond = (id: string, person = host) =>
  app.post(`/reviews/${id}/response`, { text: 'Thank you, come again.' }, person)
const subjects = async (person: Person) =>
  (await mailTo(app, person.email)).map(({ subject }) => subject).join('\n')

describe('a review', () => {
  it('is unseen until both sides have written, and then stands on the page of the space', async () => {
    const { id, listingId, start, end } = await arrange()
    const written = await write(id)
    expect(written.status).toBe(201)
    expect(written.body.data).toMatchObject({ state: 'written', by: 'renter', rating: 4 })
    expect(await read(id, host)).toMatchObject({ theirs: null, theyWrote: true, mayWrite: true })
    expect((await shown(listingId)).data).toEqual([])
    expect(await subjects(host)).toContain('Rowan has reviewed your booking')
    const back = await writeBack(id)
    expect(back.body.data.state).toBe('revealed')
    expect(await read(id)).toMatchObject({
      mine: { state: 'revealed', allowed: [] },
      theirs: { rating: 5, allowed: ['respond'] },
    })
    const { data, meta } = await shown(listingId)
    expect(data).toEqual([
      {
        _id: written.body.data._id,
        rating: 4,
        aspects: { asDescribed: 5, cleanAndDry: 3 },
        text: fromRenter.text,
        createdAt: expect.any(String),
        stayed: { from: start.toISOString(), to: end.toISOString() },
        by: { firstName: 'Rowan' },
        response: null,
      },
    ])
    expect(meta).toMatchObject({
      total: 1,
      rating: null,
      distribution: [0, 0, 0, 1, 0],
      aspects: { asDescribed: 5, cleanAndDry: 3 },
    })
    expect(await subjects(host)).toContain('What Rowan says')
    expect(await subjects(renter)).toContain('What Harriet says')
  })

  it('is shown by itself once the other side may no more, whose review then comes too late', async () => {
    const { id, listingId, end } = await arrange()
    await write(id)
    await passTo(after(end, 14 * dayMs - hourMs))
    await showDueReviews(app.services)
    expect((await shown(listingId)).data).toHaveLength(0)
    expect((await change(id, { rating: 2 })).body.data.rating).toBe(2)
    await passTo(after(end, 14 * dayMs))
    expect((await change(id, { rating: 1 })).body.code).toBe('review_closed')
    expect((await writeBack(id)).body.code).toBe('review_too_late')
    await showDueReviews(app.services)
    await showDueReviews(app.services)
    expect((await shown(listingId)).data).toMatchObject([{ rating: 2 }])
    expect((await change(id, { rating: 1 })).body.code).toBe('review_closed')
  })

  it('can be written after 30 days of a longer booking, and for two weeks after its real end', async () => {
    const { id, listingId, start } = await arrange({ hours: 60 * 24 })
    app.clock.moveTo(after(start, 30 * dayMs - hourMs))
    renter = await logIn(renter)
    expect((await write(id)).body.code).toBe('review_too_early')
    await passTo(after(start, 30 * dayMs))
    expect((await write(id)).status).toBe(201)
    expect((await app.patch(`/booking/cancel/${id}`, undefined, renter)).status).toBe(200)
    await passTo(after(start, 44 * dayMs + hourMs))
    await showDueReviews(app.services)
    const { data } = await shown(listingId)
    expect(data[0].stayed.to.slice(0, 10)).toBe(
      after(start, 30 * dayMs)
        .toISOString()
        .slice(0, 10),
    )
  })

  it('is of a booking of one’s own that was paid and ran', async () => {
    const { id } = await arrange()
    expect((await write(id, {}, stranger)).status).toBe(404)
    expect((await app.get(`/booking/${id}/review`, stranger)).status).toBe(404)
    expect((await change(id, {}, stranger)).status).toBe(404)
    expect((await change(id, {})).status).toBe(404)
    expect((await write(id, {}, (await again(app)) as Person)).status).toBe(403)
    const unpaid = await askedBooking(app, { host, renter })
    expect((await write(unpaid.id)).body.code).toBe('review_not_possible')
    const early = await book()
    expect((await write(early.id)).body.code).toBe('review_too_early')
    await app.patch(`/booking/cancel/${early.id}`, undefined, renter)
    await passTo(after(early.end, hourMs))
    expect((await write(early.id)).body.code).toBe('review_not_possible')
  })

  it('is written once, however often and by whichever key it is pressed', async () => {
    const { id } = await arrange()
    const headers = { 'idempotency-key': `review-${id}` }
    const pressed = await Promise.all(
      Array.from({ length: 10 }, () => write(id, {}, { ...renter, headers } as Person)),
    )
    expect(new Set(pressed.map(one => JSON.stringify(one.body.data))).size).toBe(1)
    expect((await write(id)).body.code).toBe('review_written')
    const { rows } = await app.pool.query('select id from review where booking_id = $1', [id])
    expect(rows).toHaveLength(1)
  })

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ aspects: { care: 5 } }, 'aspects.care'],
    [{ aspects: { access: 0 } }, 'aspects.access'],
    [{ text: 'Too short.' }, 'text'],
    [{ text: 'x'.repeat(1001) }, 'text'],
    [{ text: ' '.repeat(40) }, 'text'],
  ])('is refused as %j', async (form, field) => {
    const { id } = await arrange()
    const refused = await write(id, form)
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid'])
    expect(JSON.stringify(refused.body)).toContain(field)
    expect((await read(id)).mine).toBeNull()
  })

  it.each([{ rating: '5' }, { rating: null }, { aspects: { colour: 5 } }, { author: 'somebody' }])(
    'is not understood as %j',
    async form => {
      const { id } = await arrange()
      expect((await write(id, form)).status).toBe(400)
      expect((await read(id)).mine).toBeNull()
    },
  )

  it('takes 1,000 letters and 20, and markup as the letters it is', async () => {
    const { id } = await arrange()
    expect((await write(id, { text: 'x'.repeat(1000) })).status).toBe(201)
    const text = '<img src=x onerror=alert(1)> & "dry"'
    expect((await change(id, { text })).body.data.text).toBe(text)
    await writeBack(id)
    const [letter] = (await mailTo(app, host.email)).filter(one => one.subject.startsWith('What '))
    expect(letter?.html).not.toContain('<img src=x')
  })

  it('written by both at once is shown, both of it', async () => {
    const { id } = await arrange()
    const answers = await Promise.all([write(id), writeBack(id)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const { mine, theirs } = await read(id)
    expect([mine.state, theirs?.state]).toEqual(['revealed', 'revealed'])
  })
})

describe('once it is shown', () => {
  it('is answered once, by whom it is about', async () => {
    const { id, listingId } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    expect((await respond(reviewId)).status).toBe(404)
    await writeBack(id)
    expect((await respond(reviewId, renter)).status).toBe(404)
    expect((await respond(reviewId, stranger)).status).toBe(404)
    const [one, other] = await Promise.all([respond(reviewId), respond(reviewId)])
    expect([one.status, other.status].toSorted()).toEqual([201, 409])
    expect((await respond(reviewId)).body.code).toBe('review_answered')
    expect((await shown(listingId)).data[0].response.text).toBe('Thank you, come again.')
    expect(await subjects(renter)).toContain('An answer to your review')
  })

  it('can be reported by anybody with an account, and waits for the operator', async () => {
    const { id } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    const report = (person?: Person) =>
      app.post(`/reviews/${reviewId}/report`, { reason: 'It names my neighbour.' }, person)
    expect((await report(stranger)).status).toBe(404)
    await writeBack(id)
    expect((await report()).status).toBe(401)
    expect([(await report(stranger)).status, (await report(stranger)).status]).toEqual([200, 200])
    const desk = await app.get('/admin/reviews?status=reported', await again(app))
    const found = desk.body.data.find((one: { _id: string }) => one._id === reviewId)
    expect(found.reports).toMatchObject([{ reason: 'It names my neighbour.' }])
    expect((await decide(reviewId, { status: 'shown' })).status).toBe(200)
    const after = await app.get('/admin/reviews?status=reported', await again(app))
    expect(JSON.stringify(after.body.data)).not.toContain(reviewId)
  })

  it('is taken down by the operator with a reason that both read, and counts no more', async () => {
    const { id, listingId } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    expect((await decide(reviewId, {})).status).toBe(422)
    const reason = 'It gives the address of a third person.'
    expect((await decide(reviewId, { status: 'removed', reason })).body.data.state).toBe('removed')
    expect((await shown(listingId)).data).toEqual([])
    expect((await read(id)).mine).toMatchObject({ state: 'removed', removedBecause: reason })
    expect((await read(id, host)).theirs).toMatchObject({ removedBecause: reason })
    for (const person of [host, renter]) {
      expect((await mailTo(app, person.email))[0]?.text).toContain(reason)
    }
    expect((await respond(reviewId)).body.code).toBe('review_closed')
    expect((await decide(reviewId, { reason })).body.code).toBe('review_closed')
  })

  it('is taken down and answered at once: down it is, with the answer or without', async () => {
    const { id, listingId } = await arrange()
    const { _id: reviewId } = (await write(id)).body.data
    await writeBack(id)
    const operator = await again(app)
    const [removed, answered] = await Promise.all([
      app.patch(`/admin/reviews/${reviewId}`, { reason: 'It is about somebody else.' }, operator),
      respond(reviewId),
    ])
    expect(removed.status).toBe(200)
    expect([201, 409]).toContain(answered.status)
    expect((await shown(listingId)).data).toEqual([])
  })
})

it('a partner who cancels a paid booking leaves a line that nobody writes', async () => {
  await arrange()
  const { id, listingId } = await book()
  await app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, host)
  const { data, meta } = await shown(listingId)
  expect(data).toMatchObject([
    { rating: null, by: { firstName: 'Holdall' }, stayed: null, response: null },
  ])
  expect(data[0].text).toMatch(/^The partner cancelled a paid booking before its start/)
  expect(meta).toMatchObject({ total: 1, rating: null, distribution: [0, 0, 0, 0, 0] })
  expect((await shown(listingId, '?stars=5')).data).toEqual([])
})

describe('figures', () => {
  it('stand on the card from three reviews on, in the search at once, and for the renter too', async () => {
    await arrange()
    const listing = await approvedListing(app, host, {
      services: [],
      hourlyRate: 10,
      monthlyRate: 100,
      storageNumber: 5,
    })
    const card = async () => (await app.get(`/users/listings/${listing._id}`)).body.data.rating
    const rank = async () => {
      const { rows } = await app.pool.query(
        'select rating_rank, card -> $2 as rating from search_listing join search_card using (listing_id) where listing_id = $1',
        [listing._id, 'rating'],
      )
      return rows[0]
    }
    expect(await rank()).toEqual({ rating_rank: 4000, rating: null })
    const ids: string[] = []
    for (const rating of [5, 4, 5]) {
      ids.push(await reviewedBooking(listing._id, rating))
    }
    expect(await card()).toEqual({ average: 4.7, count: 3 })
    expect(await rank()).toMatchObject({ rating: { average: 4.7, count: 3 } })
    expect((await rank()).rating_rank).toBeGreaterThan(4000)
    expect((await read(ids[0] ?? '', host)).renter).toEqual({
      firstName: 'Rowan',
      rating: { average: 5, count: 3 },
    })
    const best = await app.post('/users/listings', { sort: 'rated', limit: 1 })
    expect(best.body.data[0]._id).toBe(listing._id)
    const next = await app.post('/users/listings', {
      sort: 'rated',
      limit: 1,
      cursor: best.body.meta.cursor,
    })
    expect(next.body.data[0]._id).not.toBe(listing._id)
    const before = (await rank()).rating_rank
    await keepMean(app.services)
    expect((await rank()).rating_rank).not.toBe(before)
    const { mine } = await read(ids[0] ?? '')
    await decide(mine._id, { reason: 'It is about another space.' })
    expect(await card()).toBeNull()
    expect(await rank()).toMatchObject({ rating: null })
    const { data, meta } = await shown(listing._id, '?stars=5&q=EASY%20TO')
    expect([data.length, meta.total, meta.distribution]).toEqual([1, 1, [0, 0, 0, 1, 1]])
    expect((await shown(listing._id, '?q=100%25')).data).toEqual([])
    expect((await shown(listing._id, '?page=2&limit=1')).data).toHaveLength(1)
  })

  async function reviewedBooking(storageListing: string, rating: number): Promise<string> {
    const start = after(app.clock.now(), 3 * dayMs)
    const end = after(start, 48 * hourMs)
    const body = {
      storageListing,
      startDate: start.toISOString(),
      endDate: end.toISOString(),
      type: 'hourly',
    }
    const { _id: id } = (await app.post('/booking', body, renter)).body.data
    await app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, host)
    await recordPaid(app, id)
    await passTo(after(end, hourMs))
    await write(id, { rating })
    await writeBack(id)
    return id
  }
})

it('many at once wait for the operator, who lets them stand or not', async () => {
  const { id, listingId } = await arrange()
  const { rows } = await app.pool.query('select renter_id, host_id from booking where id = $1', [
    id,
  ])
  const { renter_id: author, host_id: subject } = rows[0]
  for (let number = 0; number < 5; number += 1) {
    const other = await book()
    await app.pool.query(
      `insert into review (id, booking_id, listing_id, author_side, author_id, subject_id, state,
         rating, text, created_at)
       values (gen_random_uuid(), $1, $2, 'renter', $3, $4, 'written', 5, 'One of many', $5)`,
      [other.id, other.listingId, author, subject, app.clock.now()],
    )
  }
  const held = (await write(id)).body.data
  expect(held.state).toBe('held')
  await writeBack(id)
  expect((await shown(listingId)).data).toEqual([])
  const desk = await app.get('/admin/reviews', await again(app))
  const found = desk.body.data.find((one: { _id: string }) => one._id === held._id)
  expect(found.heldBecause).toContain('Its writer wrote 5 others')
  expect((await decide(held._id, { status: 'shown' })).body.data.state).toBe('revealed')
  expect((await shown(listingId)).data).toHaveLength(1)
})

it.each([
  [
    'a bank account',
    `insert into payee (user_id, standing, bank_mark, created_at)
     select unnest(array[$1, $2]::uuid[]), 'ready', 'one and the same', now()`,
  ],
  [
    'browser',
    `insert into browser_mark (user_id, mark, seen_at)
     select unnest(array[$1, $2]::uuid[]), 'one and the same', now()`,
  ],
])('between two who share %s it waits for the operator', async (what, sharing) => {
  const { id } = await arrange()
  await app.pool.query(sharing, [host.user._id, renter.user._id])
  expect((await write(id)).body.data.state).toBe('held')
  const desk = await app.get('/admin/reviews?limit=100', await again(app))
  const found = desk.body.data.find((one: { bookingId: string }) => one.bookingId === id)
  expect(found.heldBecause).toContain(what)
})

describe('of a partner', () => {
  const ofPartner = (query = '') =>
    app.get(`/users/partners/${host.user._id}/reviews${query}`, stranger)

  it('all that renters say stands on one page, with the space while it is let', async () => {
    const { id, listingId } = await arrange()
    await write(id)
    expect((await ofPartner()).body).toMatchObject({ data: [], meta: { total: 0 } })
    await writeBack(id)
    const { body } = await ofPartner()
    expect(body.meta).toEqual({ page: 1, limit: 12, total: 1 })
    expect(body.data).toMatchObject([
      { rating: 4, text: fromRenter.text, by: { firstName: 'Rowan' }, space: expect.any(String) },
    ])
    expect((await ofPartner('?page=2')).body.data).toEqual([])
    expect(JSON.stringify(body)).not.toContain(fromHost.text)
    await app.delete(`/listings/${listingId}`, host)
    expect((await ofPartner()).body.data).toMatchObject([{ space: null }])
    const nobody = `/users/partners/${renter.user._id}/reviews`
    expect((await app.get(nobody, stranger)).status).toBe(404)
  })
})

describe('a renter who asks', () => {
  it('is shown with what enough partners say of them, to the partner they ask', async () => {
    await arrange()
    const standings = async (person = host) => (await app.get('/users/standings', person)).body.data
    for (const rating of [5, 4, 3]) {
      const { id, end } = await book()
      await passTo(after(end, hourMs))
      await write(id)
      await app.post(`/booking/${id}/review`, { ...fromHost, rating }, host)
      expect(await standings()).toEqual([])
    }
    const { id } = await askedBooking(app, { host, renter }, { hours: 48 })
    expect(await standings()).toEqual([{ bookingId: id, rating: { average: 4, count: 3 } }])
    expect(await standings(stranger)).toEqual([])
    expect((await app.get('/users/standings', renter)).status).toBe(403)
    await app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, host)
    expect(await standings()).toEqual([])
  })
})

describe('both sides are asked', () => {
  it('once it is over, and once more before their time is over, unless they have written', async () => {
    const { id, end } = await arrange()
    const device = await deviceOf(app, host)
    await askForReviews(app.services)
    await askForReviews(app.services)
    expect(await device.told()).toMatchObject([
      { title: 'How was Rowan as a renter?', url: `/bookings/${id}`, tag: `review-${id}` },
    ])
    const asked = async (person: Person) =>
      (await mailTo(app, person.email)).filter(({ text }) => text.includes('Give stars')).length
    expect([await asked(renter), await asked(host)]).toEqual([1, 1])
    await write(id)
    await passTo(after(end, 12 * dayMs))
    await askForReviews(app.services)
    await askForReviews(app.services)
    expect([await asked(renter), await asked(host)]).toEqual([1, 2])
    expect(await subjects(host)).toContain('The last days to review')
  })
})

it('stays as of a former member when its writer leaves, who takes all of it along before', async () => {
  const { id, listingId } = await arrange()
  await write(id)
  await writeBack(id)
  await passTo(after(app.clock.now(), 40 * dayMs))
  const exported = await app.get('/users/me/export', renter)
  expect(JSON.stringify(exported.body)).toContain(fromRenter.text)
  expect(JSON.stringify(exported.body)).toContain(fromHost.text)
  const gone = await app.post('/auth/delete-account', { password: renter.password }, renter)
  expect(gone.status).toBe(200)
  expect((await shown(listingId)).data).toMatchObject([
    { text: fromRenter.text, by: { firstName: 'Former member' } },
  ])
})
