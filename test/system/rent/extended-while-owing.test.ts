import { expect, it } from 'vitest'
import { mailTo } from '#test/factories.ts'
import { ask, loggedIn, moveTo } from '#test/rent.ts'
import { stayStory } from './extended.fixture.ts'

const { story, stay } = stayStory()

it('a booking is not extended while its rent is owed, and no letter invites to it', async () => {
  const { id } = await stay({ inParts: true })
  for (const day of ['2026-12-27', '2027-01-01', '2027-01-03', '2027-01-06', '2027-01-30']) {
    await moveTo(story.app, `${day}T01:00:00Z`)
  }
  expect((await ask(story.app, story.renter, `/booking/${id}`)).mayExtend).toBe(false)
  const letters = await mailTo(story.app, story.renter.email)
  const letter = letters.find(({ subject }) => subject.includes('storage ends'))
  expect(letter?.text).toContain('Please take everything out by then.')
  expect(letter?.text).not.toContain('stay longer')
  const renter = await loggedIn(story.app, story.renter)
  const refused = await story.app.post(`/booking/${id}/extend`, { endDate: '2027-03' }, renter)
  expect([refused.body.code, refused.body.error]).toEqual([
    'renter_in_arrears',
    'Rent of a booking of yours is not paid. Please pay it first.',
  ])
})
