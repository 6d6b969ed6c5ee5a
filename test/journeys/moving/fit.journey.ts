import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'

test('somebody ticks what they have and looks for the size it needs', async ({ page }) => {
  test.slow()
  await page.goto('/search?s=leeds', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: 'What size do I need?' }).click()
  const planner = page.getByRole('dialog', { name: 'What fits?' })
  await expect(planner.getByText('Choose something to see what size it needs.')).toBeVisible()
  await planner.getByRole('button', { name: 'Add: Living room' }).click()
  await planner.getByLabel('Bicycles', { exact: true }).fill('2')
  await expect(planner.getByRole('status')).toContainText('2.10 m (three-seat sofa)')
  await expect(planner.getByRole('img', { name: /to scale .* 2 bicycles/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  const use = planner.getByRole('button', { name: /^Show spaces of/ })
  await use.click()
  await expect(planner).toBeHidden()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/storageSize=.+&larger=true/)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('button', { name: /sq ft or larger/ })).toBeVisible()

  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByRole('button', { name: 'What size do I need?' }).click()
  await expect(planner.getByLabel('Bicycles', { exact: true })).toHaveValue('2')
})
