import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoAxeViolations, goOnTo } from '../fixtures.ts'
import {
  expect,
  expectSaid,
  fillLogin,
  homes,
  logIn,
  openAccount,
  type Person,
  readCode,
  test,
} from './people.ts'

async function toSecondStep(page: Page, person: Person) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

async function codeOfApp(request: APIRequestContext, secret: string): Promise<string> {
  const { data } = await (await request.get('/api/v1/dev/clock')).json()
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.parse(data.now),
  })
}

test('two-step login is switched on with the password, asked for, and switched off', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'partner')
  await logIn(page, person, '/personal-details')
  const enable = page.getByRole('switch', { name: 'Enable 2FA' })
  await enable.click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.locator('[data-toast=error]')).toHaveText('That password is not right.')
  await expect(enable).not.toBeChecked()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expectSaid(page, 'Two-step login is on')
  await expect(enable).toBeChecked()
  await expectNoAxeViolations(page)

  await toSecondStep(page, person)
  await expectNoAxeViolations(page)
  const code = await readCode(readMail, person.email, /login code/)
  await page.getByLabel('Your 6-digit code').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('[data-toast=error]')).toContainText('That code is not right')
  // A phone may drop the page while its owner reads the mail.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByLabel('Your 6-digit code').fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectSaid(page, `Welcome back ${person.firstName}`)
  await expect(page).toHaveURL(homes.partner)

  await goOnTo(page, '/personal-details')
  await enable.click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await expectSaid(page, 'Two-step login is off')
  await expect(enable).not.toBeChecked()
})

test('an app gives the codes, and a recovery code helps when the phone is gone', async ({
  page,
  request,
  readMail,
  moveClock,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  await logIn(page, person, '/personal-details')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectNoAxeViolations(page)
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.getByLabel('Your 6-digit code').fill(await codeOfApp(request, secret))
  await page.getByRole('button', { name: 'Confirm' }).click()

  const dialog = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await expectNoAxeViolations(page)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await dialog.getByRole('button', { name: 'Copy all' }).click()
  await expect(dialog.getByRole('button', { name: 'Could not copy' })).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('holdall-recovery-codes.txt')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('switch', { name: 'Enable 2FA' })).toBeChecked()
  await expect(page.getByText('You have 10 unused codes left.')).toBeVisible()

  await moveClock(new Date(Date.now() + 90_000).toISOString())
  await toSecondStep(page, person)
  await page.getByLabel('Your 6-digit code').fill(await codeOfApp(request, secret))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(homes.customer)

  await toSecondStep(page, person)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Please enter a recovery code.')).toBeVisible()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(homes.customer)
  await goOnTo(page, '/personal-details')
  await expect(page.getByText('You have 9 unused codes left.')).toBeVisible()

  await page.getByRole('button', { name: 'Make new codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expectSaid(page, 'The authenticator app was removed')
})

test('somebody who gives up the second step starts again', async ({ page, request, readMail }) => {
  const person = await openAccount(request, readMail, 'customer')
  await logIn(page, person, '/personal-details')
  await page.getByRole('switch', { name: 'Enable 2FA' }).click()
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expectSaid(page, 'Two-step login is on')
  await toSecondStep(page, person)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
