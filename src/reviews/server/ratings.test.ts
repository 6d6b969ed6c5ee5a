import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { askedBooking, recordPaid } from '#test/bookings.ts'
import { approvedListing, signUp } from '#test/factories.ts'
import { keepMean } from './due/keep-mean.ts'
import { fromHost, reviews } from './reviews.fixture.ts'

const { story, arrange, book, passTo, write, writeBack, read, shown, decide } = reviews()

describe('figures', () => {
  it('stand on the card from three reviews on, in the search at once, and for the renter too', async () => {
    await arrange()
    const listing = await approvedListing(story.app, story.host, {
      services: [],
      hourlyRate: 10,
      monthlyRate: 100,
      storageNumber: 5,
    })
    const card = async () =>
      (await story.app.get(`/users/listings/${listing._id}`)).body.data.rating
    const rank = async () => {
      const { rows } = await story.app.pool.query(
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
    expect((await read(ids[0] ?? '', story.host)).renter).toEqual({
      firstName: 'Rowan',
      rating: { average: 5, count: 3 },
    })
    const best = await story.app.post('/users/listings', { sort: 'rated', limit: 1 })
    expect(best.body.data[0]._id).toBe(listing._id)
    const next = await story.app.post('/users/listings', {
      sort: 'rated',
      limit: 1,
      cursor: best.body.meta.cursor,
    })
    expect(next.body.data[0]._id).not.toBe(listing._id)
    const before = (await rank()).rating_rank
    await keepMean(story.app.services)
    expect((await rank()).rating_rank).not.toBe(before)
    const { mine } = await read(ids[0] ?? '')
    await decide(mine._id, { reason: 'It is about another space.' })
    expect(await card()).toBeNull()
    expect(await rank()).toMatchObject({ rating: null })
    const { data, meta } = await shown(listing._id, '?stars=5&q=EASY%20TO')
    expect([data.length, meta.total, meta.distribution]).toEqual([1, 1, [0, 0, 0, 1, 1]])
    expect((await shown(listing._id, '?q=100%25')).data).toEqual([])
    expect((await shown(listing._id, '?page=2&limit=1')).data).toHaveLength(1)
    const pages = ['', '?limit=1', '?limit=2', '?page=2&limit=1', '?page=2&limit=2', '?page=9']
    for (const query of pages) expect((await shown(listing._id, query)).meta.total).toBe(2)
    const asked = await statementsOf(() => shown(listing._id))
    expect(asked.filter(({ text }) => /\bfrom review\b/.test(text))).toHaveLength(2)
  })

  async function reviewedBooking(storageListing: string, rating: number): Promise<string> {
    const start = after(story.app.clock.now(), 3 * dayMs)
    const end = after(start, 48 * hourMs)
    const body = {
      storageListing,
      startDate: start.toISOString(),
      endDate: end.toISOString(),
      type: 'hourly',
    }
    const { _id: id } = (await story.app.post('/booking', body, story.renter)).body.data
    await story.app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, story.host)
    await recordPaid(story.app, id)
    await passTo(after(end, hourMs))
    await write(id, { rating })
    await writeBack(id)
    return id
  }
})

describe('a renter who asks', () => {
  it('is shown with what enough partners say of them, to the partner they ask', async () => {
    await arrange()
    const standings = async (person = story.host) =>
      (await story.app.get('/users/standings', person)).body.data
    for (const rating of [5, 4, 3]) {
      const { id, end } = await book()
      await passTo(after(end, hourMs))
      await write(id)
      await story.app.post(`/booking/${id}/review`, { ...fromHost, rating }, story.host)
      expect(await standings()).toEqual([])
    }
    const unknown = await signUp(story.app, { role: 'customer' })
    const other = await askedBooking(story.app, { ...story, renter: unknown }, { hours: 24 })
    expect(await standings()).toEqual([{ bookingId: other.id, rating: null }])
    await story.app.patch(`/booking/${other.id}`, { approvalStatus: 'disapproved' }, story.host)
    const { id } = await askedBooking(story.app, story, { hours: 48 })
    expect(await standings()).toEqual([{ bookingId: id, rating: { average: 4, count: 3 } }])
    expect(await standings(story.stranger)).toEqual([])
    expect((await story.app.get('/users/standings', story.renter)).status).toBe(403)
    await story.app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, story.host)
    expect(await standings()).toEqual([])
  })
})
