import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import { after, formatMoment } from '#foundation/rules/time/time.ts'
import { tripsOf } from '#test/asked-statements.ts'
import { askedBooking, bookingStory, recordPaid } from '#test/bookings.ts'
import { copyRow } from '#test/copy-row.ts'
import { mailTo, signUp } from '#test/factories.ts'
import { remindOfBookings } from './remind-of-bookings.ts'

const { story, request } = bookingStory()

async function paidBooking(wish: { days: number; hours: number }) {
  const parties = { host: await signUp(story.app), renter: await signUp(story.app) }
  const booking = await askedBooking(story.app, parties, { form: { autoApprove: true }, ...wish })
  await recordPaid(story.app, booking.id)
  const told = async (moment: Date, opening: string, person = parties.renter) => {
    story.app.clock.moveTo(moment)
    await remindOfBookings(story.app.services)
    const mails = await mailTo(story.app, person.email)
    return mails.filter(({ subject }) => subject.startsWith(opening))
  }
  return { ...booking, ...parties, told }
}

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

it('whoever stores for a day is told of the end once the storage has begun', async () => {
  const { start, end, host, renter, told } = await paidBooking({ days: 2, hours: 24 })
  expect(await told(after(start, -hourMs), 'Your storage ends')).toEqual([])
  expect(await mailTo(story.app, host.email)).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining(' ends ') }),
  )
  expect(await told(after(start, hourMs), 'Your storage ends')).toHaveLength(1)
  const toHost = `The booking of ${renter.user.firstName} ends`
  expect(await told(after(end, -hourMs), toHost, host)).toHaveLength(1)
  expect(await told(after(end, -hourMs), 'Your storage ends')).toHaveLength(1)
})

it('whoever stores for two hours reads when it ends in the letter about the start, and is written to no more', async () => {
  const noon = inLondon(story.app.clock.now()).toPlainDate().toPlainDateTime('12:00')
  story.app.clock.moveTo(fromLondon(noon.add({ days: 1 })))
  const { start, end, told } = await paidBooking({ days: 2, hours: 2 })
  const [letter] = await told(after(start, -hourMs), 'Your storage starts')
  const hourOf = (moment: Date) => formatMoment(moment).slice(-5)
  expect(letter?.text).toContain(`${hourOf(start)} to ${hourOf(end)}`)
  for (const moment of [start, after(start, hourMs), after(end, -1)]) {
    expect(await told(moment, 'Your storage ends')).toEqual([])
  }
})

it('whoever stores for weeks is told of the end three days before', async () => {
  const { end, told } = await paidBooking({ days: 2, hours: 24 * 14 })
  expect(await told(after(end, -73 * hourMs), 'Your storage ends')).toEqual([])
  expect(await told(after(end, -71 * hourMs), 'Your storage ends')).toHaveLength(1)
})
