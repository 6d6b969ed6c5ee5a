import type { Page } from '@playwright/test'
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
