import { logIn } from '../accounts/people.ts'
import { expect, test } from '../fixtures.ts'

/** The renter of the demo has booked some spaces more than once. */
const rowan = { email: 'renter@holdall.test', password: 'Holdall1!' }

test('two bookings of one space have links of different names', async ({ page }) => {
  await logIn(page, rowan, '/your-storage')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const seen = await cards.getByRole('heading').getByRole('link').all()
  const names = await Promise.all(seen.map(link => link.ariaSnapshot()))
  const titles = await cards.getByRole('heading').allTextContents()
  expect(new Set(titles).size, 'one space is there twice').toBeLessThan(titles.length)
  expect(new Set(names.map(name => name.split('\n')[0])).size).toBe(names.length)
})
