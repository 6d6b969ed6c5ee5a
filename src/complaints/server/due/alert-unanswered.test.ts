import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { again, mailTo } from '#test/factories.ts'
import { disputeStory } from '../dispute-story.fixture.ts'

const { story, open, answer, read, decide, passTo } = disputeStory()

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

it('blames nobody who is suspended, and gives them the whole time once they are back', async () => {
  const { app, host, renter } = story
  const { SUPPORT_EMAIL } = app.services.config
  const suspend = async (suspended: boolean) =>
    app.patch(
      `/admin/people/${host.user._id}`,
      { suspended, reason: 'Complaints.' },
      await again(app),
    )
  const lettersTo = async (email: string) =>
    (await mailTo(app, email)).map(({ text }) => text).join('\n')
  expect((await suspend(true)).status).toBe(200)
  const { _id: id } = (await open()).body.data
  expect(await lettersTo(host.email)).toContain('You cannot answer while your account is suspended')
  expect(await lettersTo(renter.email)).toContain('The other side cannot answer at the moment')
  app.clock.moveTo(after(story.start, 75 * hourMs))
  await app.services.jobs.runAll()
  const told = (await mailTo(app, SUPPORT_EMAIL)).find(({ text }) => text.includes(id))
  expect(told?.text).toContain('The partner is suspended and cannot answer')
  const desk = async () =>
    (await app.get(`/admin/disputes/${id}`, await again(app))).body.data.askedIsSuspended
  expect(await desk()).toBe(true)
  expect((await suspend(false)).status).toBe(200)
  expect(await desk()).toBe(false)
  await passTo(after(story.start, 140 * hourMs))
  expect((await mailTo(app, host.email))[0]?.subject).toContain('waits for your answer')
  expect(await lettersTo(renter.email)).toContain('The other side has until')
  expect((await decide(id, { refund: 0, reason: 'It is dry.' })).body.code).toBe(
    'complaint_waiting',
  )
  expect((await answer()).status).toBe(200)
  expect((await decide(id, { refund: 0, reason: 'It is dry.' })).status).toBe(200)
})
