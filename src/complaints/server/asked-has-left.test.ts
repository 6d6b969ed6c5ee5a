import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after, formatDeadline } from '#foundation/rules/time/time.ts'
import { bookingStory, recordPaid } from '#test/bookings.ts'
import { again, logInAgain, mailTo } from '#test/factories.ts'

const { story, request } = bookingStory()

it('says of whoever has left that they cannot answer, and not that they may', async () => {
  const { app } = story
  const { id, end } = await request()
  await app.patch(`/booking/${id}`, { approvalStatus: 'approved' }, story.host)
  await recordPaid(app, id)
  app.clock.moveTo(after(end, hourMs))
  const renter = await logInAgain(app, story.renter)
  const { password, token } = renter
  expect((await app.post('/auth/delete-account', { password }, { token })).status).toBe(200)

  const host = await logInAgain(app, story.host)
  const path = `/booking/${id}/dispute`
  expect((await app.get(path, host)).body.data).toMatchObject({ mayOpen: true, otherHasLeft: true })
  const what = { reason: 'space_damaged', text: 'The door of the garage was broken.' }
  const opened = await app.post(path, { ...what, wish: 'refund_none' }, host)
  expect(opened.body.data).toMatchObject({ state: 'open', askedHasLeft: true })
  const [toHost] = await mailTo(app, host.email)
  const from = formatDeadline(new Date(opened.body.data.answerBy))
  expect(toHost?.text).toContain(
    `The other side has left Holdall and cannot answer. We may decide from ${from} on, and write to you.`,
  )
  expect(toHost?.text).not.toContain('you two')

  app.clock.moveTo(after(end, 75 * hourMs))
  await app.services.jobs.runAll()
  const [toOperator] = await mailTo(app, app.services.config.SUPPORT_EMAIL)
  expect(toOperator?.text).toContain('The renter has left Holdall and cannot answer.')
  const decision = { refund: 0, reason: 'The door was broken.' }
  const desk = `/admin/disputes/${opened.body.data._id}`
  const decided = await app.patch(desk, decision, await again(app))
  expect(decided.body.data).toMatchObject({ state: 'decided', renter: { email: '' } })
})
