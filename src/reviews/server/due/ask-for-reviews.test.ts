import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { deviceOf } from '#test/devices.ts'
import { again, mailTo, type Person } from '#test/factories.ts'
import { reviews } from '../reviews.fixture.ts'
import { askForReviews } from './ask-for-reviews.ts'

const { story, arrange, passTo, write, subjects } = reviews()

describe('both sides are asked', () => {
  it('once it is over, and once more before their time is over, unless they have written', async () => {
    const { id, end } = await arrange()
    const device = await deviceOf(story.app, story.host)
    await askForReviews(story.app.services)
    await askForReviews(story.app.services)
    expect(await device.told()).toMatchObject([
      { title: 'How was Rowan as a renter?', url: `/bookings/${id}`, tag: `review-${id}` },
    ])
    const asked = async (person: Person) =>
      (await mailTo(story.app, person.email)).filter(({ text }) => text.includes('Give stars'))
        .length
    expect([await asked(story.renter), await asked(story.host)]).toEqual([1, 1])
    await write(id)
    await passTo(after(end, 12 * dayMs))
    await askForReviews(story.app.services)
    await askForReviews(story.app.services)
    expect([await asked(story.renter), await asked(story.host)]).toEqual([1, 2])
    expect(await subjects(story.host)).toContain('The last days to review')
  })

  it('but not who is suspended, and so cannot write', async () => {
    await arrange()
    const path = `/admin/people/${story.renter.user._id}`
    const wish = { suspended: true, reason: 'Complaints.' }
    expect((await story.app.patch(path, wish, await again(story.app))).status).toBe(200)
    await askForReviews(story.app.services)
    expect(await subjects(story.renter)).not.toContain('How was')
    expect(await subjects(story.host)).toContain('How was Rowan')
  })
})
