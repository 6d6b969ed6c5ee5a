import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { mailTo } from '#test/factories.ts'
import { disputeStory } from '../dispute-story.fixture.ts'

const { story, open, read, decide, passTo } = disputeStory()

it('tells the operator of a dispute that nobody has answered in time, once', async () => {
  const { SUPPORT_EMAIL } = story.app.services.config
  const { _id: id } = (await open()).body.data
  const told = async () => {
    await story.app.services.jobs.runAll()
    const mails = await mailTo(story.app, SUPPORT_EMAIL)
    return mails.filter(({ text }) => text.includes(`/admin/disputes/${id}`))
  }
  expect(await told()).toEqual([])
  await passTo(after(story.start, 75 * hourMs))
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/The partner had until .+ to answer, and has not\./)
  expect(await told()).toHaveLength(1)
  expect(await read()).toMatchObject({ dispute: { state: 'open' } })
  expect((await decide(id, { refund: 0, reason: 'It is dry.' })).status).toBe(200)
})
