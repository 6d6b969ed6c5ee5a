import { expect, homes, openAccount, test } from '../accounts/people.ts'
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

test('logging out in one tab logs out the others', async ({ page, request, readMail, context }) => {
  await page.setViewportSize(wide)
  const person = await openAccount(request, readMail, 'customer')
  await openSignedIn(page, person, '/personal-details')
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

  await expect(page).toHaveURL(/\/login/)
  await expect(checkout).toHaveURL(/\/login\?redirect=%2Fcheckout/)
  const stored = await other.evaluate(() => localStorage.getItem('holdall.session'))
  expect(stored).toBeNull()
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
