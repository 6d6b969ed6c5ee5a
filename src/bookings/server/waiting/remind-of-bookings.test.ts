import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { tripsOf } from '#test/asked-statements.ts'
import { askedBooking, bookingStory, recordPaid } from '#test/bookings.ts'
import { copyRow } from '#test/copy-row.ts'
import { mailTo, signUp } from '#test/factories.ts'
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

it('bookings that begin on one day are told of with the trips of one', async () => {
  const { app } = story
  const renter = await signUp(app, { role: 'customer' })
  const parties = { host: await signUp(app), renter }
  const tripsWith = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const { id } = await askedBooking(app, parties, { form: { autoApprove: true }, days: 0.5 })
      await recordPaid(app, id)
    }
    return (await tripsOf(() => remindOfBookings(app.services))).length
  }
  const one = await tripsWith(1)
  // What is sent together may leave as two trips.
  expect(await tripsWith(4)).toBeLessThanOrEqual(one + 2)
  const told = (await mailTo(app, renter.email)).map(({ subject }) => subject)
  expect(told.filter(subject => subject.startsWith('Your storage starts'))).toHaveLength(5)
})
