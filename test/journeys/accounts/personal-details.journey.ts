import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../fixtures.ts'
import {
  expect,
  expectSaid,
  fillLogin,
  homes,
  inventPerson,
  logInElsewhere,
  openAccount,
  type Person,
  readCode,
  test,
} from './people.ts'
import { largePhotograph, photographOf } from './pictures.ts'
import { openSignedIn } from './signed-in.ts'

let person: Person

test.beforeEach(async ({ page, request, readMail }) => {
  person = await openAccount(request, readMail, 'customer')
  await openSignedIn(page, person, '/personal-details')
  await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible()
})

const picture = (page: Page) => page.getByLabel('Profile picture')
const avatar = (page: Page) => page.getByRole('main').locator('img[src*="/media/"]')

test('names and phone can be changed, the email is only shown', async ({ page }) => {
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/phone number/)
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Rowan')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/phone number/)
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('07700 900 789')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectSaid(page, 'Profile successfully updated')
  await expect(page.getByLabel('Phone')).toHaveValue('07700 900789')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Rowan')
  await expectNoAxeViolations(page)
})

test('a picture of 209,715 bytes is taken, can be adjusted and removed; a larger one is refused', async ({
  page,
}) => {
  await picture(page).setInputFiles(await photographOf(209_716))
  await expect(page.locator('[data-toast=error]')).toHaveText('image should not be more than 200KB')
  await expect(picture(page)).toHaveAccessibleDescription(/image should not be more than 200KB/)
  await expect(avatar(page)).toBeHidden()

  await picture(page).setInputFiles(await photographOf(209_715))
  await expectSaid(page, 'Profile successfully updated')
  await expect(avatar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Adjust crop' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click()
  await expect(avatar(page)).toBeHidden()
})

test('what is no picture is not taken, and one from a phone is shrunk to the part that is chosen', async ({
  page,
}) => {
  const refusals = page.locator('[data-toast=error]')
  const letter = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await picture(page).setInputFiles(letter)
  await expect(refusals).toContainText('Please choose a picture')
  const disguised = { name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('a letter') }
  await picture(page).setInputFiles(disguised)
  await expect(refusals).toHaveCount(2)
  await expect(avatar(page)).toBeHidden()

  await picture(page).setInputFiles(await largePhotograph())
  await expect(refusals.last()).toHaveText('image should not be more than 200KB')
  await page.getByRole('button', { name: 'Shrink it for me' }).click()
  const stage = page.getByRole('application', { name: /Move it with the arrow keys/ })
  await stage.focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByLabel('Zoom').fill('2')
  await expectNoAxeViolations(page)
  const toBlob = await page.evaluateHandle(() => HTMLCanvasElement.prototype.toBlob)
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = answer => answer(null)
  })
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(refusals.last()).toHaveText('Something went wrong on our side.')
  await page.evaluate(before => {
    HTMLCanvasElement.prototype.toBlob = before
  }, toBlob)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expectSaid(page, 'Profile successfully updated')
  await expect(avatar(page)).toBeVisible()
})

async function states(grid: Locator): Promise<boolean[]> {
  const switches = await grid.getByRole('switch').all()
  return Promise.all(switches.map(each => each.isChecked()))
}

test('each of the six preferences is a switch that stays as it was put, or goes back and says why', async ({
  page,
}) => {
  const grid = page.getByRole('table')
  await expect(grid.getByRole('rowheader')).toHaveText([
    'Account Support',
    'Reminders',
    'Marketing',
  ])
  await expect(grid.getByRole('switch')).toHaveCount(6)
  const before = await states(grid)
  expect(before).toEqual([true, false, true, false, false, false])

  await page.route('**/api/v1/users/*', route => route.abort())
  const marketing = page.getByRole('switch', { name: 'Marketing by email' })
  await marketing.click()
  await expect(page.locator('[data-toast=error]')).toHaveText('Network error. Please try again.')
  await expect(marketing).not.toBeChecked()
  await page.unroute('**/api/v1/users/*')

  for (const each of await grid.getByRole('switch').all()) {
    const saved = page.waitForResponse(response => response.request().method() === 'PATCH')
    await each.click()
    expect((await saved).status()).toBe(200)
  }
  await expectSaid(page, 'Profile successfully updated')
  await page.reload()
  await expect(grid.getByRole('switch')).toHaveCount(6)
  const after = await states(grid)
  expect(after).toEqual(before.map(on => !on))
})

test('the password is changed in a dialog that has an address, and the email once the new one answers', async ({
  page,
  readMail,
}) => {
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/personal-details?change=password')
  await page.getByLabel('Current password').fill('not this')
  await page.getByLabel('New password').fill('Curlew-77-bay')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.locator('[data-toast=error]')).toHaveText('That password is not right.')
  await expectNoAxeViolations(page)
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expectSaid(page, 'Your password was changed')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/personal-details')

  const { email } = inventPerson('customer')
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByLabel('Your password').fill('Curlew-77-bay')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  // A phone may drop the page while its owner reads the mail.
  await page.reload()
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText(`We have sent a 6-digit code to ${email}.`)).toBeVisible()
  await page.getByLabel('Your 6-digit code').fill(await readCode(readMail, email))
  await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click()
  await expectSaid(page, 'Your email was changed')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})

test('many devices are shown ten at a time, this one first', async ({ page, request }) => {
  for (let others = 0; others < 12; others += 1) await logInElsewhere(request, person)
  await page.reload()
  const devices = page
    .getByRole('region', { name: 'Where you are logged in' })
    .getByRole('listitem')
  await expect(devices).toHaveCount(10)
  await expect(devices.first()).toContainText('This device')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(devices.nth(12)).toBeVisible()
})

test('other devices are seen and can be logged out', async ({ page, request }) => {
  const token = await logInElsewhere(request, person)
  await logInElsewhere(request, person)
  await page.reload()
  const devices = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(devices.getByText('This device')).toHaveCount(1)
  const count = await devices.getByRole('listitem').count()
  await devices
    .getByRole('button', { name: /^Log out (?!all)/ })
    .first()
    .click()
  await expectSaid(page, 'That device was logged out')
  await expect(devices.getByRole('listitem')).toHaveCount(count - 1)
  await expect(page.getByRole('main'), 'the button took the focus with it').toBeFocused()
  await devices.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(devices.getByText('You are logged in on this device only.')).toBeVisible()
  const call = await request.get('/api/v1/users/me', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(call.status()).toBe(401)
})

/**
 * Moving the clock would not make the login old, because sessions follow it, so only this answer is
 * faked.
 */
async function answerAsToAnOldLogin(page: Page) {
  let proved = false
  page.on('response', response => {
    proved ||= response.url().endsWith('/auth/reauthenticate') && response.ok()
  })
  const error = 'Please enter your password again to do that.'
  const json = { status: 'error', error, message: error, code: 'reauth_required' }
  await page.route('**/api/v1/auth/2fa/authenticator', route =>
    proved ? route.continue() : route.fulfill({ status: 403, json }),
  )
}

test('a sensitive act long after logging in asks for the password once more', async ({ page }) => {
  await answerAsToAnOldLogin(page)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('[data-toast=error]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('[data-toast=error]')).toHaveText('That password is not right.')
  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
})

test('a renter downloads a copy of all data, becomes a partner and starts at onboarding', async ({
  page,
}) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8')).account.email).toBe(person.email)

  await page.getByRole('button', { name: 'Become a partner' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Become a partner' }).click()
  await expect(page).toHaveURL('/onboarding')
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL(homes.partner)
})

test('an account is kept by a change of mind and a wrong password, and ends with the right one', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('You are logged out everywhere')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.locator('[data-toast=error]')).toHaveText('That password is not right.')
  await expect(page).toHaveURL('/personal-details')

  await page.getByLabel('Your password').fill(person.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectSaid(page, 'Account has been successfully deleted')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('[data-toast=error]').last()).toContainText('password is not right')
})
