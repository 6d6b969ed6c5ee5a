import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import { again } from '#test/factories.ts'
import { moveTo, rentStory, rollingBooking } from '#test/rent.ts'

const story = rentStory()

it('counts the days that were paid for in each quarter, also where there is no end', async () => {
  await rollingBooking(story.app, story)
  await moveTo(story.app, after(dayOf('2026-12', 28), hourMs))
  await moveTo(story.app, after(dayOf('2027-01', 28), hourMs))
  expect(await daysLet(2026), 'December and January').toEqual(['62 2026 Q4'])
  expect(await daysLet(2027), 'February').toEqual(['28 2027 Q1'])
})

async function daysLet(year: number): Promise<string[]> {
  const operator = await again(story.app)
  const { body } = await story.app.get(`/admin/money/tax-report?year=${year}`, operator)
  const rows = (body.data.csv as string)
    .split('\r\n')
    .filter(row => row.includes(story.host.user._id))
  return rows.flatMap(row => /,(\d+),(\d{4} Q\d),/.exec(row)?.slice(1).join(' ') ?? [])
}
