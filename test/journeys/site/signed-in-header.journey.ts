import { expect, fillLogin, homes, openAccount, test } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expectNoAxeViolations } from '../fixtures.ts'
import { wide } from './addresses.ts'

for (const role of ['partner', 'customer'] as const) {
  test(`the header greets a ${role} and leads to their dashboard`, async ({
    page,
    request,
    readMail,
  }) => {
    await page.setViewportSize(wide)
    const person = await openAccount(request, readMail, role)
    await openSignedIn(page, person, '/about-us')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0)
    await header.locator('summary', { hasText: person.firstName }).click()
    await expect(header.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expectNoAxeViolations(page)
    await header.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL(homes[role])
  })
}

test('logging out in one tab logs out the others, which say so and lead back', async ({
  page,
  request,
  readMail,
  context,
}) => {
  await page.setViewportSize(wide)
  const person = await openAccount(request, readMail, 'customer')
  const profile = '/personal-details?q=name'
  await openSignedIn(page, person, profile)
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()

  const { data: listings } = await (await request.get('/api/v1/users/featured-listing')).json()
  const checkout = await context.newPage()
  await checkout.goto(`/checkout/${listings[0]._id}`)
  await expect(checkout.getByRole('button', { name: 'Book now' })).toBeVisible()

  const other = await context.newPage()
  await other.setViewportSize(wide)
  await other.goto('/about-us')
  await other.getByRole('banner').locator('summary', { hasText: person.firstName }).click()
  await other.getByRole('button', { name: 'Log Out' }).click()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()

  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(profile)}`)
  await expect(checkout).toHaveURL(/\/login\?redirect=%2Fcheckout/)
  const stored = await other.evaluate(() => localStorage.getItem('holdall.session'))
  expect(stored).toBeNull()

  for (const tab of [page, checkout]) {
    const words = 'You have been logged out. Log in to go on.'
    await expect(tab.getByRole('alert')).toHaveText(words)
    await expectNoAxeViolations(tab)
  }
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(profile)
  await expect(checkout).toHaveURL(`/checkout/${listings[0]._id}`)
})

test('whoever logs out in a tab is told nothing there, and comes back to nothing', async ({
  page,
  request,
  readMail,
}) => {
  await page.setViewportSize(wide)
  await openSignedIn(page, await openAccount(request, readMail, 'customer'), '/personal-details')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a visitor never sees "Log In" flash past who is logged in', async ({
  page,
  request,
  readMail,
  context,
}) => {
  await openSignedIn(page, await openAccount(request, readMail, 'partner'))
  const bare = await context.newPage()
  await bare.setViewportSize(wide)
  await bare.route('**/*.js', route => route.abort())
  await bare.goto('/about-us')
  await expect(bare.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeHidden()
})
