import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

test('a first visitor finds a page that keeps its promises', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('the application can be taken to another time and back', async ({ request, moveClock }) => {
  await moveClock('2030-06-01T12:00:00Z')
  const moved = await (await request.get('/api/v1/dev/clock')).json()
  expect(moved.data.now).toMatch(/^2030-06-01T12:0/)
  await moveClock(null)
  const back = await (await request.get('/api/v1/dev/clock')).json()
  expect(Math.abs(Date.parse(back.data.now) - Date.now())).toBeLessThan(minuteMs)
})
