import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { again, signUp } from '#test/factories.ts'
import { disputeStory } from './dispute-story.fixture.ts'

const { story, path, open, read, upload } = disputeStory()

describe('pictures of a dispute', () => {
  it('are seen by the two sides and the operator once they are shown, and by nobody else', async () => {
    const { data: picture } = (await upload()).body
    const look = async (person: { token: string }) =>
      (
        await story.app.app.request(picture, {
          headers: { authorization: `Bearer ${person.token}` },
        })
      ).status
    expect([await look(story.renter), await look(story.host)]).toEqual([200, 404])
    const opened = await open({ pictures: [picture] })
    expect(opened.body.data.statement.pictures).toEqual([picture])
    const stranger = await signUp(story.app, { role: 'customer' })
    expect([
      await look(story.renter),
      await look(story.host),
      await look(await again(story.app)),
    ]).toEqual([200, 200, 200])
    expect(await look(stranger)).toBe(404)
  })

  it('are in the copy of the data of whoever sent them, and of nobody else', async () => {
    const { data: picture } = (await upload()).body
    await open({ pictures: [picture] })
    const sent = async (person: { token: string }) =>
      (await story.app.get('/users/me/export', person)).body.data.disputes[0].youSent
    expect([await sent(story.renter), await sent(story.host)]).toEqual([[picture], []])
  })

  it('are shown only by who uploaded them, for this booking, and once', async () => {
    const { data: theirs } = (await upload(story.host)).body
    expect((await open({ pictures: [theirs] })).status).toBe(422)
    expect((await open({ pictures: ['/media/other.jpg'] })).status).toBe(422)
    expect((await read()).dispute).toBeNull()
  })

  it('go half a year after it was over, and at once where nobody showed them', async () => {
    const { data: shown } = (await upload()).body
    const { data: unused } = (await upload()).body
    await open({ pictures: [shown] })
    await story.app.delete(path(), story.renter)
    const known = async () =>
      (
        await story.app.pool.query('select name from complaint_picture where booking_id = $1', [
          story.bookingId,
        ])
      ).rowCount
    expect(unused).not.toBe(shown)
    story.app.clock.moveTo(after(story.start, 3 * dayMs))
    await story.app.services.jobs.runAll()
    expect(await known()).toBe(1)
    story.app.clock.moveTo(after(story.start, 182 * dayMs))
    await story.app.services.jobs.runAll()
    expect(await known()).toBe(0)
  })
})
