import { expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { breakRow } from '#test/break-row.ts'
import { reviews } from '../reviews.fixture.ts'
import { reviewsToShow } from './due-reviews-table.ts'
import { showDueReviews } from './show-due-reviews.ts'

const { story, arrange, passTo, write, shown } = reviews()

it('a review that cannot be shown keeps no other waiting, and is tried again', async () => {
  const bookings = [await arrange()]
  await write(bookings[0]?.id ?? '')
  bookings.push(await arrange())
  const { id: last, end } = bookings[1] ?? (await arrange())
  await write(last)
  await passTo(after(end, 15 * dayMs))
  const { app } = story
  const [first] = await reviewsToShow(app.db, app.clock.now(), { atMost: 10, except: [] })
  const isFirst = (one: { id: string }) => one.id === first?.id
  const broken = bookings.find(isFirst)
  const other = bookings.find(one => !isFirst(one))
  const { mend } = await breakRow(app.pool, 'review', ['booking_id', first?.id ?? ''])
  await expect(showDueReviews(app.services)).rejects.toThrow('1 of what was due failed')
  const count = async (listingId = '') => (await shown(listingId)).data.length
  expect([await count(broken?.listingId), await count(other?.listingId)]).toEqual([0, 1])
  await mend()
  await showDueReviews(app.services)
  expect(await count(broken?.listingId)).toBe(1)
})
