import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { again, mailTo, type Person } from '#test/factories.ts'
import { loggedIn, moveTo, rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()

const suspend = async (suspended: boolean) => {
  const wish = { suspended, ...(suspended && { reason: 'Complaints.' }) }
  const path = `/admin/people/${story.renter.user._id}`
  expect((await story.app.patch(path, wish, await again(story.app))).status).toBe(200)
}
const letters = async (person: Person, words: string) =>
  (await mailTo(story.app, person.email)).filter(({ subject }) => subject.includes(words))
const noonOf = (month: string, day: number) =>
  moveTo(story.app, after(dayOf(month, day), 12 * hourMs))

it('rent that a suspended renter cannot pay waits, and is asked for once they can', async () => {
  const { app } = story
  const { id } = await rollingBooking(app, story, { card: 'declines later' })
  await noonOf('2026-12', 5)
  await suspend(true)
  for (const day of [27, 28, 30]) await noonOf('2026-12', day)
  for (const day of [2, 5, 9, 20]) await noonOf('2027-01', day)
  const [letter, ...others] = await letters(story.renter, 'rent for January 2027')
  expect(others).toEqual([])
  expect(letter?.text).toContain('Your account is suspended, so you cannot pay it yourself now.')
  expect(letter?.text).not.toContain('Please pay it')
  const [told] = await letters(story.host, 'has not come yet')
  expect(told?.text).toContain('Their account is suspended')
  const host = await loggedIn(app, story.host)
  const { rent } = (await app.get(`/booking/${id}`, host)).body.data
  expect(rent).toMatchObject({ arrearsSince: null, mayEndInArrears: false })

  await suspend(false)
  await noonOf('2027-01', 22)
  const [newest] = await letters(story.renter, 'rent for January 2027')
  expect(newest?.text).toContain('Please pay it on the page of the booking')
})
