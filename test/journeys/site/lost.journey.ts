import { expect, expectNoAxeViolations, test } from '../fixtures.ts'

test('an address that nobody has answers 404 with a way on', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found | Holdall')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectNoAxeViolations(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL('/')
})

test('an address below one that exists is not found either', async ({ request }) => {
  for (const address of ['/about-us/nothing', '/solution', '/solution/nothing', '/dev']) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
})

test('the address of the shell itself leads home', async ({ page }) => {
  await page.goto('/_app')
  await expect(page).toHaveURL('/')
})
