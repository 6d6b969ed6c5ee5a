import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { mailTo } from '#test/factories.ts'
import { followViewings } from './follow-viewings.ts'
import { viewings } from './viewings.fixture.ts'

const { story, ask, asked, answer, mine, agreed, passTo, newest, exactAddress } = viewings()

describe('time passes', () => {
  it('tells the renter the address a day before, and both again two hours before', async () => {
    const { _id: id, startsAt } = await agreed(72)
    const start = new Date(startsAt)
    const seen = async () => (await mine('renter')).find((one: { _id: string }) => one._id === id)
    await passTo(after(start, -dayMs - minuteMs))
    expect((await seen()).listing.isExact).toBe(false)
    expect(JSON.stringify(await seen())).not.toContain(exactAddress())
    await passTo(after(start, -dayMs))
    expect((await seen()).listing).toMatchObject({ isExact: true, address: exactAddress() })
    await passTo(after(start, -2 * hourMs - 5 * minuteMs))
    expect((await newest(story.renter)).subject).not.toContain('soon')
    for (const _twice of [1, 2]) await passTo(after(start, -2 * hourMs))
    const soon = (await mailTo(story.app, story.renter.email)).filter(({ subject }) =>
      subject.includes('is soon'),
    )
    expect(soon).toHaveLength(1)
    expect(soon[0]?.text).toContain(exactAddress())
    expect((await newest(story.renter)).calendar).toContain('SEQUENCE:1')
    expect((await newest(story.host)).subject).toContain('soon comes to see')
    await passTo(after(start, hourMs))
    const [past] = await mine('renter', 'past')
    expect(past).toMatchObject({ state: 'done', allowed: [], listing: { isExact: false } })
  })

  it('reminds nobody who has turned reminders off, nor of what was agreed within two hours', async () => {
    const off = { reminderEmail: false }
    await story.app.patch(`/users/${story.renter.user._id}`, off, story.renter)
    const { startsAt } = await agreed(48)
    await passTo(after(new Date(startsAt), -2 * hourMs))
    expect((await newest(story.renter)).subject).not.toContain('soon')
    expect((await newest(story.host)).subject).toContain('soon')
    const late = await asked(3)
    await passTo(after(new Date(late.proposed[0]), -90 * minuteMs))
    await answer(late._id, { event: 'pick', time: late.proposed[0] })
    await followViewings(story.app.services)
    expect((await newest(story.host)).subject).not.toContain('soon')
  })

  it('ends what nobody answered with the last of its times', async () => {
    const viewing = await asked(5, 20)
    const last = new Date(viewing.proposed[1])
    await passTo(after(last, -hourMs - 5 * minuteMs))
    expect((await mine('host'))[0].proposed).toEqual([viewing.proposed[1]])
    await passTo(after(last, -hourMs))
    expect(await mine('host')).toEqual([])
    expect((await newest(story.renter)).subject).toContain('No time was agreed')
    expect((await newest(story.host)).subject).toContain('No time was agreed')
  })

  it('keeps the time that was agreed where the clocks change in between', async () => {
    const year = story.app.clock.now().getUTCFullYear() + 1
    const monthEnd = new Date(Date.UTC(year, 2, 31))
    const sunday = after(monthEnd, -monthEnd.getUTCDay() * dayMs)
    const day = sunday.toISOString().slice(0, 10)
    await passTo(after(sunday, -15 * hourMs))
    const time = `${day}T10:00:00+01:00`
    const { body } = await ask([time])
    expect(body.data.proposed).toEqual([`${day}T09:00:00.000Z`])
    await answer(body.data._id, { event: 'pick', time })
    const { calendar, text } = await newest(story.renter)
    expect(calendar).toContain(`DTSTART:${day.replaceAll('-', '')}T090000Z`)
    expect(text).toContain(`${sunday.getUTCDate()} March ${year}, 10:00 (UK time)`)
  })
})
