import { expect, it } from 'vitest'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon, londonDay } from '#foundation/rules/time/london-time.ts'
import { after, formatDeadline } from '#foundation/rules/time/time.ts'
import { askedBooking, bookingStory } from '#test/bookings.ts'
import { mailTo } from '#test/factories.ts'

const { story, answer, passTime, pay, request } = bookingStory()

it('calls midnight the end of the day before, wherever something is possible until then', async () => {
  const { app, host, renter } = story
  const midnight = londonDay(inLondon(app.clock.now()).toPlainDate()).end
  await passTime(midnight)
  const { id, start } = await request()
  const newest = async (email: string) => (await mailTo(app, email))[0]?.text
  const answerBy = formatDeadline(after(midnight, dayMs))
  expect(await newest(host.email)).toContain(`Please answer by ${answerBy}.`)
  await answer(id, 'approved')
  expect(await newest(renter.email)).toContain(`by ${answerBy}.`)
  await pay(id)
  const refundUntil = formatDeadline(after(start, dayMs))
  expect(await newest(renter.email)).toContain(`a refund less the fee until ${refundUntil}.`)
  await passTime(after(start, 50 * hourMs))
  const { body } = await app.get(`/booking/cancel/${id}`, renter)
  expect(body.data.words).toBe(
    `Refunds were possible until ${refundUntil}, so nothing is refunded.`,
  )
})

it('promises no refund where the fee takes up what was paid', async () => {
  const { app, renter } = story
  const { id } = await askedBooking(app, story, { hours: 1 })
  await answer(id, 'approved')
  await pay(id)
  const letter = (await mailTo(app, renter.email))[0]?.text
  expect(letter).toContain('The cancellation fee takes up what you paid')
  expect(letter).not.toContain('a refund less the fee')
  const { body } = await app.get(`/booking/cancel/${id}`, renter)
  expect(body.data.words).toContain('The cancellation fee takes up what you paid')
})

it('promises no refund where the time for it had passed before it was paid', async () => {
  const { app, renter } = story
  const { id, start } = await askedBooking(app, story, { days: 0.1, hours: 72 })
  await passTime(after(start, 15 * hourMs))
  await answer(id, 'approved')
  await passTime(after(start, 30 * hourMs))
  await pay(id)
  const letter = (await mailTo(app, renter.email))[0]?.text
  const until = formatDeadline(after(start, dayMs))
  expect(letter).toContain(`Refunds less the fee were possible until ${until}`)
  expect(letter).not.toContain('You may cancel for a refund')
  const { body } = await app.get(`/booking/cancel/${id}`, renter)
  expect(body.data.words).toBe(`Refunds were possible until ${until}, so nothing is refunded.`)
})
