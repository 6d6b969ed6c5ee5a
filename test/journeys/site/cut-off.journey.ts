import { expect, test } from '../fixtures.ts'

test('without a connection a page says so in its frame, and comes once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/about-us')
  // Not the link itself, whose page would come before it is pressed.
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('[data-awaits-code] header')).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Find Storage' }).click()
  await expect(page.getByText('We could not reach Holdall.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Holdall, home' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Find Storage' })).toBeVisible()
  await expect(page).toHaveURL('/search')
})
