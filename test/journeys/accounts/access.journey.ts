import { openBothSides } from '../bookings/both-sides.ts'
import { chooseMonth, monthName } from '../bookings/months.ts'
import { askForHours } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { expectNoAxeViolations } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import {
  expect,
  fillSignup,
  homes,
  inventPerson,
  logIn,
  logInElsewhere,
  openAccount,
  openUnverifiedAccount,
  readCode,
  test,
} from './people.ts'
import { photographOf } from './pictures.ts'
import { openSignedIn } from './signed-in.ts'

for (const [address, button] of [
  ['/login', 'Log in'],
  ['/signup', 'Create account'],
  ['/forgot-password', 'Send the link'],
] as const) {
  test(`a visitor finds a form at ${address} that anybody can use`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: button })).toBeEnabled()
    await expectNoAxeViolations(page)
  })
}

test('the authentication pages lead to one another and keep the way back', async ({ page }) => {
  await page.goto('/login?redirect=%2Fcheckout%2F42')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/signup?redirect=%2Fcheckout%2F42')
  await expect(page.getByRole('radio', { name: /Store your things/ })).toBeChecked()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout%2F42')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('ada@example.org')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password?redirect=%2Fcheckout%2F42')
  await expect(email).toHaveValue('ada@example.org')
  await email.fill('ada@example.com')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout%2F42')
  await expect(email).toHaveValue('ada@example.com')
})

test('whoever mistyped their email signs up again with another one, for what they came for and with the dates they chose', async ({
  page,
  request,
  readMail,
}) => {
  const { _id: id } = await publishListing(request, await openHost(request, readMail))
  await page.goto(`/book/${id}`)
  await chooseMonth(page, 'First month', monthName(1))
  await page.getByRole('button', { name: 'Book Now', exact: true }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillSignup(page, inventPerson('customer'))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Wrong email?')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Sign up again' }).click()
  await expect(page.getByRole('heading', { name: 'Find room for your things' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /Store your things/ })).toBeChecked()
  const person = inventPerson('customer')
  await fillSignup(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Your 6-digit code').fill(await readCode(readMail, person.email))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(`/checkout/${id}`)
  await expect(page.getByText('1 month at £100')).toBeVisible()
})

test('a link to a booking of another account leads to it after a log-in to that one', async ({
  page,
  request,
  readMail,
}) => {
  const { renter, listing } = await openBothSides(request, readMail, { services: [] })
  const booking = await askForHours(request, renter, listing._id, [24, 28])
  const other = await openAccount(request, readMail, 'customer')
  await openSignedIn(page, other, `/your-storage/${booking._id}`)
  await expect(page.getByRole('heading', { name: 'This booking is not here' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page
    .getByRole('button', { name: `Not ${other.firstName}? Log in to another account` })
    .click()
  await expect(page).toHaveURL(`/login?redirect=%2Fyour-storage%2F${booking._id}`)
  await page.getByLabel('Email', { exact: true }).fill(renter.email)
  await page.getByLabel('Password', { exact: true }).fill(renter.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`/your-storage/${booking._id}`)
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
})

test('a visitor who opens a page behind the session is asked to log in first', async ({ page }) => {
  for (const address of [
    '/listings',
    '/your-storage',
    '/bookings',
    '/personal-details',
    '/onboarding',
    '/account-verification',
    '/drivers',
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
  }
})

test('somebody unverified is sent to verify from every page of the dashboard, and back', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openUnverifiedAccount(request, 'partner')
  await logIn(page, person)
  await expect(page).toHaveURL('/verify')
  for (const address of ['/listings', '/onboarding', '/messages?as=renter', '/viewings']) {
    await page.goto(address)
    await expect(page).toHaveURL(`/verify?redirect=${encodeURIComponent(address)}`)
  }
  for (const address of ['/login', '/signup']) {
    await page.goto(address)
    await expect(page).toHaveURL('/verify')
  }
  await expect(page.getByLabel('Your 6-digit code')).toBeVisible()
  await expect(page.getByRole('button', { name: /Send a new code/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/personal-details')
  await page
    .getByLabel('Your 6-digit code')
    .fill(await readCode(readMail, person.email, /verif|code/i))
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL('/personal-details')
})

test('a customer is led home from the pages of partners', async ({ page, request, readMail }) => {
  await openSignedIn(page, await openAccount(request, readMail, 'customer'))
  for (const address of [
    '/listings',
    '/bookings',
    '/listings/create',
    '/onboarding',
    '/account-verification',
    '/bank-details',
    '/drivers',
    '/login',
    '/signup',
    '/forgot-password',
    '/verify',
  ]) {
    await page.goto(address)
    await expect(page, address).toHaveURL(homes.customer)
  }
  await page.goto('/personal-details')
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible()
})

test('a partner is led home from the pages of customers and visitors', async ({
  page,
  request,
  readMail,
}) => {
  await openSignedIn(page, await openAccount(request, readMail, 'partner'))
  for (const address of ['/your-storage', '/login', '/signup', '/forgot-password', '/verify']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(homes.partner)
  }
  await page.goto('/personal-details')
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible()
})

test('a renter who becomes a partner on another device is one here too, and keeps their bookings', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  await openSignedIn(page, person)
  const elsewhere = { token: await logInElsewhere(request, person) }
  await call(request, elsewhere, 'post', '/users/become-partner')
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/bookings')
  const booking = '01890000-0000-7000-8000-000000000000'
  await page.goto(`/your-storage/${booking}`)
  await expect(page).toHaveURL(`/bookings/${booking}`)
})

test('a partner is welcomed step by step, and may skip', async ({ page, request, readMail }) => {
  await openSignedIn(page, await openAccount(request, readMail, 'partner'), '/onboarding')
  const skip = page.getByRole('link', { name: 'Skip', exact: true })
  await expect(skip).toHaveAttribute('href', '/listings')
  await page.getByLabel('Phone').fill('not a number')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Please say whether you let as a private person')).toBeVisible()
  await page.getByRole('radio', { name: /As a private person/ }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText('Please enter a phone number').last()).toBeVisible()
  await page.getByLabel('Phone').fill('07700 900123')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { name: 'How you get paid' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect your bank' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Create your first listing' })).toHaveAttribute(
    'href',
    '/listings/create',
  )
  await expectNoAxeViolations(page)
  await skip.click()
  await expect(page).toHaveURL(homes.partner)
})

test('a partner sees what is verified and sends a document', async ({
  page,
  request,
  readMail,
}) => {
  await openSignedIn(page, await openAccount(request, readMail, 'partner'), '/account-verification')
  await expect(page.getByText('Verified. You proved it with a code.')).toBeVisible()
  await page.getByLabel('What it is').selectOption('Passport')
  await expectNoAxeViolations(page)
  await page.getByLabel('Photo or scan').setInputFiles(await photographOf(20_000))
  await expect(page.getByText(/^We have your passport of/)).toBeVisible()
  await page.getByRole('link', { name: 'Add it' }).click()
  await expect(page).toHaveURL('/personal-details')
})
