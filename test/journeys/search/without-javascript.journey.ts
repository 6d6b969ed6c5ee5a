import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

test('a search goes from the home page to a listing without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('search').getByRole('textbox').fill('York')
  await page.getByRole('button', { name: 'Search Listings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage near York')
  const results = page.getByRole('list', { name: 'Results' }).getByRole('article')
  await expect(results).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Show Map' })).toBeHidden()

  await page.getByRole('search').locator('summary', { hasText: 'Filters' }).click()
  await page.getByLabel('Storage type').selectOption('garage&lockup')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/storageType=garage%26lockup/)
  await expect(results).toHaveCount(1)
  await results.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean garage in Heworth')
})

test('pages of results are links, and so is a wider search', async ({ page }) => {
  await page.goto('/search')
  const results = page.getByRole('list', { name: 'Results' }).getByRole('article')
  const first = await results.first().getByRole('link').getAttribute('href')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL('/search?page=2')
  await expect(page.getByText(/^Showing 25 to 48 of/)).toBeVisible()
  expect(await results.first().getByRole('link').getAttribute('href')).not.toBe(first)
  await page.getByRole('link', { name: 'Previous results' }).click()
  await expect(results.first().getByRole('link')).toHaveAttribute('href', first ?? '')

  await page.goto('/search?s=york&page=9')
  await expect(page.getByRole('heading', { name: 'Nothing is left on this page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page).toHaveURL('/search?s=york')
  await expect(results.first()).toBeVisible()

  await page.goto('/search?s=lerwick')
  await page.getByRole('link', { name: 'Look within 500 km' }).click()
  await expect(results.first()).toBeVisible()
})

test.describe('whatever stands in the address', () => {
  for (const query of [
    's=%',
    's=%ff',
    `s=${'x'.repeat(10_000)}`,
    'box=a&page=-1&from=x&within=9',
  ]) {
    test(`/search?${query.slice(0, 40)} is answered`, async ({ request }) => {
      const response = await request.get(`/search?${query}`)
      expect([200, 400]).toContain(response.status())
    })
  }
})
