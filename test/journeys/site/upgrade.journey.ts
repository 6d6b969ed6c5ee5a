import type { Page } from '@playwright/test'
import { expect, logIn, openAccount, test } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'

/** As after an upgrade: only a page loaded again knows the new names of the files. */
async function upgradeUnder(page: Page): Promise<void> {
  let isLoadedAgain = false
  page.on('request', request => {
    if (request.isNavigationRequest()) isLoadedAgain = true
  })
  await page.route(/\/assets\/.*\.(js|css)$/, route =>
    isLoadedAgain ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  )
}

test('a page that was open before an upgrade goes on to the next one', async ({ page }) => {
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  await upgradeUnder(page)
  await page.getByRole('banner').getByRole('link', { name: 'Find Storage' }).click()
  await expect(page.getByRole('heading', { name: 'Find Storage' })).toBeVisible()
  await expect(page).toHaveURL('/search')
})

test('a page whose code does not come after a reload either says why, and asks for another', async ({
  page,
  request,
  readMail,
}) => {
  await openSignedIn(page, await openAccount(request, readMail, 'partner'), '/bookings')
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible()
  // As long as some processes still are of the version before.
  const code = /\/assets\/DriversPage-[^/]*\.js$/
  await page.route(code, route => route.fulfill({ status: 404, body: 'Not found' }))
  await page.getByRole('link', { name: 'Drivers' }).first().click()
  await expect(page).toHaveURL('/drivers')
  await expect(page.getByRole('alert')).toHaveText(/Holdall has been updated. Please reload/)
  await page.unroute(code)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Drivers' })).toBeVisible()
})

test('a page that an upgrade overtook on its way is loaded anew, and not drawn as one that is not there', async ({
  page,
}) => {
  let documents = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route(/\/assets\/routes-[^/]*\.js$/, route =>
    documents > 1 ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  )
  await page.goto('/login')
  await expect.poll(() => documents).toBe(2)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
})

test('a heart pressed after an upgrade is there after the page has loaded anew', async ({
  page,
}) => {
  await page.goto('/search?s=leeds', { waitUntil: 'networkidle' })
  await upgradeUnder(page)
  const heart = page.getByRole('button', { name: /^Save (?!this)/ }).first()
  const loadedAnew = page.waitForEvent('load')
  await heart.click()
  await loadedAnew
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a heart pressed without a connection says so, and is kept once there is one', async ({
  page,
}) => {
  await page.goto('/search?s=leeds', { waitUntil: 'networkidle' })
  const heart = page.getByRole('button', { name: /^Save (?!this)/ }).first()
  await page.context().setOffline(true)
  await heart.click()
  await expect(page.getByRole('log').getByText('check your connection')).toHaveCount(1)
  await expect(page.locator('.plain-notices')).toContainText('check your connection')
  await heart.click()
  await page.context().setOffline(false)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test.describe('somebody who is in the middle of a form', () => {
  test.beforeEach(async ({ page, request, readMail }) => {
    const person = await openAccount(request, readMail, 'customer')
    await logIn(page, person, '/personal-details')
    await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible()
    await page.getByLabel('First name').fill('Rowan')
    await upgradeUnder(page)
  })

  test('finds it again after another page', async ({ page }) => {
    await page.getByRole('link', { name: 'Your storage' }).first().click()
    await expect(page).toHaveURL(/your-storage/)
    // The address changes first; the old page stays until the new one is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Your Storage' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('First name')).toHaveValue('Rowan')
  })

  test('keeps the page where a part of it is gone, and is told to load it anew', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.locator('[data-toast=info]')).toContainText('Holdall has been updated')
    await expect(page.getByLabel('First name')).toHaveValue('Rowan')
    // A press before that would still be one on the old page.
    const loadedAnew = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload' }).click()
    await loadedAnew
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('First name')).toHaveValue('Rowan')
  })
})
