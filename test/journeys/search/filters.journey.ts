import type { Page } from '@playwright/test'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'

const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')

test('prices are drawn by either rate, and a wrong limit is shown where it stands', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/search')
  await expect(results(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  const drawn = dialog.getByRole('figure')
  await expect(drawn).toBeVisible()
  await dialog.getByRole('radio', { name: 'Month' }).check()
  await expect(drawn).toBeVisible()
  await expectNoAxeViolations(page)

  await dialog.getByLabel('Minimum price', { exact: true }).fill('500')
  const most = dialog.getByLabel('Maximum price', { exact: true })
  await most.fill('10')
  await dialog.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused()
  await expect(dialog.getByText('The highest price must not be below')).toBeInViewport({ ratio: 1 })
})

test('chosen days stay beside a price to one’s door, and give way when that is asked for', async ({
  page,
}) => {
  const day = after(new Date(), 400 * dayMs)
    .toISOString()
    .slice(0, 10)
  await page.goto(`/search?from=${day}&to=${day}`)
  const askPrice = () => page.getByRole('button', { name: 'Price to your door' }).click()
  const show = page.getByRole('button', { name: 'Show prices' })
  await askPrice()
  const instead = page.getByRole('checkbox', { name: /^Only spaces that are free in all/ })
  await expect(instead).toHaveAccessibleDescription(/^Otherwise the filter .* stays: Free on/)
  await page.getByRole('radio', { name: 'Hours' }).check()
  await expect(instead).toHaveCount(0)
  await show.click()
  await expect(page).toHaveURL(new RegExp(`from=${day}.*hours=`))

  await askPrice()
  await page.getByRole('radio', { name: 'Months' }).check()
  await instead.check()
  await show.click()
  await expect(page).toHaveURL(/months=/)
  await expect(page).not.toHaveURL(new RegExp(day))
})

test('a switch searches for what is typed, and says so where there is no connection', async ({
  page,
  context,
}) => {
  await page.goto('/search?s=york')
  await expect(results(page).first()).toBeVisible()
  await page.getByRole('search').getByRole('combobox').fill('Leeds')
  await page.getByRole('switch', { name: 'Delivery' }).click()
  await expect(page).toHaveURL('/search?s=leeds&delivery=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage near Leeds')
  // Screen readers say it once.
  await expect(page.getByRole('status').filter({ hasText: 'space' })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.getByRole('switch', { name: 'Packing' }).press('Space')
  const failed = page.getByRole('alert').filter({ hasText: 'The search did not work' })
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(failed).toHaveCount(0)
  await expect(page).toHaveURL('/search?s=leeds&delivery=true&packing=true')
})
