import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { bookingStory } from '#test/bookings.ts'
import { copyRow } from '#test/copy-row.ts'
import { remindOfBookings } from './remind-of-bookings.ts'

const { story, request } = bookingStory()

it('one run reminds of everything that is due, however much it is', async () => {
  const { app } = story
  const { id } = await request()
  const due = 120
  for (let n = 1; n < due; n += 1) await copyRow(app.pool, 'booking', id, {})
  app.clock.moveTo(after(app.clock.now(), 19 * hourMs))
  await remindOfBookings(app.services)
  const { rows } = await app.pool.query(
    `select count(*)::int as letters from outbox_mail where kind = 'booking.replyReminder'`,
  )
  expect(rows[0].letters).toBe(due)
})
