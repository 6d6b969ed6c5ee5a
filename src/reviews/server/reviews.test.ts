import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { askedBooking } from '#test/bookings.ts'
import { duringTransaction, suspending } from '#test/database.ts'
import { again, mailTo, type Person } from '#test/factories.ts'
import { showDueReviews } from './due/show-due-reviews.ts'
import { fromHost, fromRenter, reviews } from './reviews.fixture.ts'

const { story, arrange, book, passTo, logIn, write, writeBack, respond, ...more } = reviews()
const { change, read, shown, subjects } = more

describe('a review', () => {
  it('is unseen until both sides have written, and then stands on the page of the space', async () => {
    const { id, listingId, start, end } = await arrange()
    const written = await write(id)
    expect(written.status).toBe(201)
    expect(written.body.data).toMatchObject({ state: 'written', by: 'renter', rating: 4 })
    expect(await read(id, story.host)).toMatchObject({
      theirs: null,
      theyWrote: true,
      mayWrite: true,
    })
    expect((await shown(listingId)).data).toEqual([])
    expect(await subjects(story.host)).toContain('Rowan has reviewed your booking')
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
    expect(await subjects(story.host)).toContain('What Rowan says')
    expect(await subjects(story.renter)).toContain('What Harriet says')
  })

  it('is shown by itself once the other side may no more, whose review then comes too late', async () => {
    const { id, listingId, end } = await arrange()
    await write(id)
    await passTo(after(end, 14 * dayMs - hourMs))
    await showDueReviews(story.app.services)
    expect((await shown(listingId)).data).toHaveLength(0)
    expect((await change(id, { rating: 2 })).body.data.rating).toBe(2)
    await passTo(after(end, 14 * dayMs))
    expect((await change(id, { rating: 1 })).body.code).toBe('review_closed')
    expect((await writeBack(id)).body.code).toBe('review_too_late')
    await showDueReviews(story.app.services)
    await showDueReviews(story.app.services)
    expect((await shown(listingId)).data).toMatchObject([{ rating: 2 }])
    expect((await change(id, { rating: 1 })).body.code).toBe('review_closed')
  })

  it('can be written after 30 days of a longer booking, and for two weeks after its real end', async () => {
    const { id, listingId, start } = await arrange({ hours: 60 * 24 })
    story.app.clock.moveTo(after(start, 30 * dayMs - hourMs))
    story.renter = await logIn(story.renter)
    expect((await write(id)).body.code).toBe('review_too_early')
    await passTo(after(start, 30 * dayMs))
    expect((await write(id)).status).toBe(201)
    expect((await story.app.patch(`/booking/cancel/${id}`, undefined, story.renter)).status).toBe(
      200,
    )
    await passTo(after(start, 44 * dayMs + hourMs))
    await showDueReviews(story.app.services)
    const { data } = await shown(listingId)
    expect(data[0].stayed.to.slice(0, 10)).toBe(
      after(start, 30 * dayMs)
        .toISOString()
        .slice(0, 10),
    )
  })

  it('is of a booking of one’s own that was paid and ran', async () => {
    const { id } = await arrange()
    expect((await write(id, {}, story.stranger)).status).toBe(404)
    expect((await story.app.get(`/booking/${id}/review`, story.stranger)).status).toBe(404)
    expect((await change(id, {}, story.stranger)).status).toBe(404)
    expect((await change(id, {})).status).toBe(404)
    expect((await write(id, {}, (await again(story.app)) as Person)).status).toBe(403)
    const unpaid = await askedBooking(story.app, story)
    expect((await write(unpaid.id)).body.code).toBe('review_not_possible')
    const early = await book()
    expect((await write(early.id)).body.code).toBe('review_too_early')
    await story.app.patch(`/booking/cancel/${early.id}`, undefined, story.renter)
    await passTo(after(early.end, hourMs))
    expect((await write(early.id)).body.code).toBe('review_not_possible')
  })

  it('is written once, however often and by whichever key it is pressed', async () => {
    const { id } = await arrange()
    const headers = { 'idempotency-key': `review-${id}` }
    const pressed = await Promise.all(
      Array.from({ length: 10 }, () => write(id, {}, { ...story.renter, headers } as Person)),
    )
    expect(new Set(pressed.map(one => JSON.stringify(one.body.data))).size).toBe(1)
    expect((await write(id)).body.code).toBe('review_written')
    const { rows } = await story.app.pool.query('select id from review where booking_id = $1', [id])
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

  it('is not written, answered or reported by whoever is just being suspended', async () => {
    const { id } = await arrange()
    const late = (who: Person, press: () => Promise<{ status: number }>) =>
      duringTransaction(story.app.pool, suspending(who), press)
    const { renter, host } = story
    expect((await late(renter, () => write(id, {}, renter))).status).toBe(401)
    expect((await read(id, host)).theyWrote).toBe(false)
    await story.app.pool.query('update users set suspended_at = null')
    const { _id } = (await write(id, {}, renter)).body.data
    await writeBack(id)
    const reason = { reason: 'Rude.' }
    const report = () => story.app.post(`/reviews/${_id}/report`, reason, host)
    expect((await late(host, report)).status).toBe(401)
    await story.app.pool.query('update users set suspended_at = null')
    expect((await late(host, () => respond(_id))).status).toBe(401)
    await story.app.pool.query('update users set suspended_at = null')
  })

  it('takes 1,000 letters and 20, and markup as the letters it is', async () => {
    const { id } = await arrange()
    expect((await write(id, { text: 'x'.repeat(1000) })).status).toBe(201)
    const text = '<img src=x onerror=alert(1)> & "dry"'
    expect((await change(id, { text })).body.data.text).toBe(text)
    await writeBack(id)
    const [letter] = (await mailTo(story.app, story.host.email)).filter(one =>
      one.subject.startsWith('What '),
    )
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

it('stays as of a former member when its writer leaves, who takes all of it along before', async () => {
  const { id, listingId } = await arrange()
  await write(id)
  await writeBack(id)
  await passTo(after(story.app.clock.now(), 40 * dayMs))
  const exported = await story.app.get('/users/me/export', story.renter)
  expect(JSON.stringify(exported.body)).toContain(fromRenter.text)
  expect(JSON.stringify(exported.body)).toContain(fromHost.text)
  const gone = await story.app.post(
    '/auth/delete-account',
    { password: story.renter.password },
    story.renter,
  )
  expect(gone.status).toBe(200)
  expect((await shown(listingId)).data).toMatchObject([
    { text: fromRenter.text, by: { firstName: 'Former member' } },
  ])
})
