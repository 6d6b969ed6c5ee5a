import { expect, expectNoAxeViolations, test } from '../fixtures.ts'

test('help topics open, and follow what one types', async ({ page }) => {
  await page.goto('/support')
  const main = page.getByRole('main')
  await main.getByText('How do I book a space?').click()
  await expect(main.getByText(/you have 24 hours to pay/)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search topics' }).fill('partner CANCELS')
  await expect(main.getByText('What if the partner cancels?')).toBeVisible()
  await expect(main.getByText('How do I book a space?')).toHaveCount(0)
  await expect(main.getByRole('status')).toHaveText(/topics? found/)
  await expectNoAxeViolations(page)

  await page.getByRole('searchbox').fill('zebra')
  await expect(main.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Contact us' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(main.getByText('How do I book a space?')).toBeVisible()
})

test('the address of a topic opens it', async ({ page }) => {
  await page.goto('/support#cancel')
  await expect(page.getByText(/you get the total back less/)).toBeVisible()
})
