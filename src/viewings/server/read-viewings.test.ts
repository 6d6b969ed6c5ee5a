import { expect, it } from 'vitest'
import { decide } from '#test/factories.ts'
import { viewings } from './viewings.fixture.ts'

const { story, asked } = viewings()

it('lists are paged, and narrowed to a space and a renter', async () => {
  for (const hours of [5, 6, 7]) await asked(hours)
  const page = await story.app.get('/viewings?as=host&limit=2&page=2', story.host)
  expect(page.body.data).toHaveLength(1)
  expect(page.body.meta).toEqual({ page: 2, limit: 2, total: 3 })
  const only = (rest: string) => story.app.get(`/viewings?as=host&${rest}`, story.host)
  expect((await only(`renter=${story.renter.user._id}`)).body.meta.total).toBe(3)
  expect((await only(`renter=${story.stranger.user._id}`)).body.meta.total).toBe(0)
  expect((await only(`listing=${story.listing._id}`)).body.meta.total).toBe(3)
  expect((await story.app.get('/viewings?as=host', story.stranger)).body.meta.total).toBe(0)
  expect((await only('limit=101')).status).toBe(422)
})

it('a space that is not public has a page for its host only', async () => {
  await asked(8)
  await decide(story.app, story.listing._id, { status: 'suspended', reason: 'Another place.' })
  const shown = async (path: string, person: { token: string }) =>
    (await story.app.get(path, person)).body.data[0].listing.isShown
  expect(await shown('/viewings?as=host&show=past', story.host)).toBe(true)
  expect(await shown('/viewings?as=renter&show=past', story.renter)).toBe(false)
})
