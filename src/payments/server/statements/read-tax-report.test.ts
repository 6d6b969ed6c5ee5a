import { expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { dayOf } from '#rent/rules/schedule/months.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { again, type Person } from '#test/factories.ts'
import { moveTo, rentStory, rollingBooking } from '#test/rent.ts'

let app: TestApp
let host: Person
let renter: Person

rentStory(cast => {
  app = cast.app
  host = cast.host
  renter = cast.renter
})

it('counts the days that were paid for in each quarter, also where there is no end', async () => {
  await rollingBooking(app, { host, renter })
  await moveTo(app, after(dayOf('2026-12', 28), hourMs))
  await moveTo(app, after(dayOf('2027-01', 28), hourMs))
  expect(await daysLet(2026), 'December and January').toEqual(['62 2026 Q4'])
  expect(await daysLet(2027), 'February').toEqual(['28 2027 Q1'])
})

async function daysLet(year: number): Promise<string[]> {
  const operator = await again(app)
  const { body } = await app.get(`/admin/money/tax-report?year=${year}`, operator)
  const rows = (body.data.csv as string).split('\r\n').filter(row => row.includes(host.user._id))
  return rows.flatMap(row => /,(\d+),(\d{4} Q\d),/.exec(row)?.slice(1).join(' ') ?? [])
}
