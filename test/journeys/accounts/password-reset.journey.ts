import { expectNoAxeViolations } from '../fixtures.ts'
import { expect, expectSaid, fillLogin, homes, openAccount, test } from './people.ts'

test('a forgotten password is replaced through the link in the mail, which works once', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email', { exact: true }).fill('nonsense')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expectSaid(page, 'Check your e-mail for a link to reset your password')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectNoAxeViolations(page)

  const { text } = await readMail(person.email, /Reset/)
  const link = /https?:\S+\/reset-password\/\S+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New password').fill('weak')
  await page.getByLabel('The same password again').fill('other')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText(/Password must contain at least 6 characters/)).toBeVisible()
  await page.getByLabel('New password').fill('Curlew-77-bay')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('The same password again').fill('Curlew-77-bay')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expectSaid(page, 'Password reset succesful, please log in')
  await expect(page).toHaveURL('/login')

  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('[data-toast=error]')).toContainText('password is not right')
  await fillLogin(page, { email: person.email, password: 'Curlew-77-bay' })
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(homes.customer)

  await page
    .getByRole('button', { name: /Log out/ })
    .first()
    .click()
  await expect(page).toHaveURL('/login')
  await page.goto(link)
  await expect(page).toHaveURL('/login')
  await expectSaid(page, 'That link is not right or no longer works.')
})

test('an unknown email is answered like a known one', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('a reset link that never was leads to log in and says why', async ({ page }) => {
  await page.goto('/reset-password/made-up')
  await expect(page).toHaveURL('/login')
  await expect(page.locator('[data-toast=error]')).toContainText('That link is not right')
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText('That link is not right or no longer works.')).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(main.getByText('That link is not right')).toBeHidden()
})

test('a link that cannot be checked offers to try again', async ({ page }) => {
  await page.route('**/api/v1/auth/reset-password/**', route => route.abort())
  await page.goto('/reset-password/made-up')
  await expect(page.getByText('We could not check your link')).toBeVisible()
  await page.unroute('**/api/v1/auth/reset-password/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/login')
})
