import type { Page } from '@playwright/test'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { expectNoAxeViolations } from '../fixtures.ts'
import {
  expect,
  expectSaid,
  fillSignup,
  homes,
  inventPerson,
  logIn,
  openAccount,
  openUnverifiedAccount,
  readCode,
  test,
} from './people.ts'

const emailWords = 'Please enter a valid email address.'
const passwordWords =
  'Password must contain at least 6 characters, 1 uppercase, 1 lowercase and 1 special character.'

test('the form names what is wrong as soon as it is left, and sent empty leads to what is missing', async ({
  page,
}) => {
  await page.goto('/signup')
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })

  await test.step('a wrong email and a weak password are named', async () => {
    await email.fill('not-an-email')
    await password.fill('weak')
    await password.blur()
    await expect(page.getByText(emailWords)).toBeVisible()
    await expect(page.getByText(passwordWords)).toBeVisible()
  })

  await test.step('the password rule is ticked off while typing, and the password can be seen', async () => {
    await password.fill('abc')
    await expect(page.getByText('a lowercase letter (done)')).toBeVisible()
    await expect(page.getByText('an uppercase letter (not yet)')).toBeVisible()
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  await test.step('loaded again, it has what was typed but for the password', async () => {
    await page.reload()
    await expect(email).toHaveValue('not-an-email')
    await expect(password).toHaveValue('')
  })

  await test.step('sent empty, it says at each field what is missing', async () => {
    await page.getByRole('button', { name: 'Start afresh' }).click()
    await expect(email).toHaveValue('')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please enter a name.')
    await expect(email).toHaveAccessibleDescription(emailWords)
    await expect(page.getByText(passwordWords)).toBeVisible()
    await expectNoAxeViolations(page)
  })
})

test('a look at the terms costs nothing that was typed, and the chosen role is there on coming back', async ({
  page,
}) => {
  await page.goto('/signup')
  const store = page.getByRole('radio', { name: /Store your things/ })
  await store.check()
  await page.getByLabel('First name').fill('Nia')
  for (const name of ['Terms of Use', 'Privacy Policy']) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name }).click()
    await (await opened).close()
  }
  await expect(page.getByLabel('First name')).toHaveValue('Nia')
  await page.getByLabel('Email', { exact: true }).fill('nia@example.org')
  await page.getByLabel('Password', { exact: true }).fill('Curlew-77-bay')
  const expectAllButThePassword = async () => {
    await expect(page.getByLabel('First name')).toHaveValue('Nia')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nia@example.org')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(store).toBeChecked()
  }
  const leave = page.getByRole('main').getByRole('link', { name: 'Log in' })

  await test.step('back from the log-in', async () => {
    await leave.click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(kept).toContain('nia@example.org')
    expect(kept).not.toContain('Curlew')
    await page.goBack()
    await expectAllButThePassword()
    await expect(page.getByText('What you typed is still here')).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('by a link from there, whose address asks for no role', async () => {
    await leave.click()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/\/signup/)
    await expectAllButThePassword()
  })

  await test.step('loaded anew, and after pages of others', async () => {
    await page.reload()
    await expectAllButThePassword()
    await page.goto('/terms-of-use')
    await page.goBack()
    await expectAllButThePassword()
  })
})

test('what was filled wrongly and left before the scripts started is named too', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill('not-an-email')
  await page.getByLabel('Password', { exact: true }).fill('weak')
  await page.getByLabel('First name').focus()
  scripts.resolve()
  await expect(page.getByText(emailWords)).toBeVisible()
  await expect(page.getByText(passwordWords)).toBeVisible()
  await expect(page.getByText('Please enter a name.')).toHaveCount(0)
  await page.getByLabel('Email', { exact: true }).fill('nia@example.org')
  await expect(page.getByText(emailWords)).toHaveCount(0)
})

for (const role of ['partner', 'customer'] as const) {
  test(`a new ${role} signs up, mistypes the code, pastes the right one and arrives`, async ({
    page,
    readMail,
  }) => {
    const person = inventPerson(role)
    await page.goto(role === 'customer' ? '/signup?role=customer' : '/signup')
    const choice = role === 'customer' ? /Store your things/ : /Rent out your space/
    await expect(page.getByRole('radio', { name: choice })).toBeChecked()
    await fillSignup(page, person)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectSaid(page, 'Registration successful')
    await expect(page).toHaveURL('/verify')
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(kept, 'nothing is kept of what was sent').not.toContain(person.email)

    const code = await readCode(readMail, person.email)
    await page.getByRole('button', { name: 'Verify email' }).click()
    await expect(page.getByText('Please enter the 6 digits from the email.')).toBeVisible()
    await page.getByLabel('Your 6-digit code').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Verify email' }).click()
    await expect(page.getByLabel('Your 6-digit code')).toHaveAccessibleDescription(
      /That code is not right. You have 4 tries left./,
    )
    await page
      .getByLabel('Your 6-digit code')
      .fill(`Your code is ${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Verify email' }).click()
    await expectSaid(page, 'Email verified successfully')
    await expect(page).toHaveURL(homes[role])
    if (role === 'partner') await sayHowTheyLet(page)
  })
}

/** Renters see it on each listing, so nobody lets before it was asked. */
async function sayHowTheyLet(page: Page) {
  const question = page.getByRole('group', { name: 'How do you let your space?' })
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question).toHaveAccessibleDescription(/Please say whether you let/)
  await question.getByRole('radio', { name: /^As a business/ }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Put your spare space to work' })).toBeVisible()
  await expect(question).toBeHidden()
}

test('the link in the mail fills the code in, also on another device', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openUnverifiedAccount(request, 'customer')
  const { text } = await readMail(person.email)
  const link = /https?:\S+\/verify\?\S+/.exec(text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByLabel('Your 6-digit code')).toHaveValue(/^[0-9]{6}$/)
  await expect(page, 'the address stays as it was sent').toHaveURL(link)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(homes.customer)
})

test('a new code can be asked for once a minute, and only the newest works', async ({
  page,
  request,
  readMail,
  moveClock,
}) => {
  const person = await openUnverifiedAccount(request, 'partner')
  const old = await readCode(readMail, person.email)
  await logIn(page, person)
  await expect(page.getByText(`We have sent a 6-digit code to ${person.email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()

  await moveClock(new Date(Date.now() + 61_000).toISOString())
  await page.reload()
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expectSaid(page, 'Email verification link was sent successfully')
  await expect(page.getByRole('button', { name: /Send a new code in/ })).toBeDisabled()

  await page.getByLabel('Your 6-digit code').fill(old)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page.getByText(/That code is not right/).last()).toBeVisible()
  const fresh = await readCode(readMail, person.email)
  await page.getByLabel('Your 6-digit code').fill(fresh)
  await page.getByRole('button', { name: 'Verify email' }).click()
  await expect(page).toHaveURL(homes.partner)
})

test('a resend that gets no answer says so', async ({ page, request, moveClock }) => {
  const person = await openUnverifiedAccount(request, 'partner')
  await moveClock(new Date(Date.now() + 11 * minuteMs).toISOString())
  await logIn(page, person)
  await expect(page.getByText(/The last code we sent to .* no longer works/)).toBeVisible()
  await page.route('**/api/v1/auth/resend-otp', route => route.abort())
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again.')
  await expect(page.locator('[data-toast=error]')).toHaveText('Network error. Please try again.')
})

test('an email that has an account is refused in the words of the server', async ({
  page,
  request,
  readMail,
}) => {
  const taken = await openAccount(request, readMail, 'partner')
  await page.goto('/signup')
  await fillSignup(page, taken)
  await page.getByRole('button', { name: 'Create account' }).click()
  const words = 'There is already an account with that email address.'
  await expect(page.getByRole('alert')).toContainText(words)
  await expect(page.locator('[data-toast=error]')).toContainText(words)
  await expect(page).toHaveURL('/signup')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(taken.email)
})

test('an impatient person who sends twice signs up once', async ({ page }) => {
  let calls = 0
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/register', async route => {
    calls += 1
    await answered.promise
    await route.continue()
  })
  await page.goto('/signup')
  await fillSignup(page, inventPerson('partner'))
  const button = page.getByRole('button', { name: 'Create account' })
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  await page.getByLabel('Password', { exact: true }).press('Enter')
  answered.resolve()
  await expect(page).toHaveURL('/verify')
  expect(calls).toBe(1)
})

test('signing up takes nothing but a keyboard', async ({ page, readMail }) => {
  const person = inventPerson('customer')
  await page.goto('/signup')
  await page.getByRole('radio', { name: /Rent out your space/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Store your things/ })).toBeChecked()
  for (const text of [person.firstName, person.lastName, person.email, person.password]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/verify')
  await page.getByLabel('Your 6-digit code').focus()
  await page.keyboard.type(await readCode(readMail, person.email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(homes.customer)
})
