import type { Locator } from '@playwright/test'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { narrow } from '../site/addresses.ts'
import {
  expect,
  expectSaid,
  fillLogin,
  homes,
  logIn,
  logInElsewhere,
  openAccount,
  openUnverifiedAccount,
  test,
} from './people.ts'

for (const role of ['partner', 'customer'] as const) {
  test(`a ${role} logs in, is greeted and arrives at their dashboard`, async ({
    page,
    request,
    readMail,
  }) => {
    const person = await openAccount(request, readMail, role)
    await logIn(page, person)
    await expectSaid(page, `Welcome back ${person.firstName}`)
    await expect(page).toHaveURL(homes[role])
    await page.reload()
    await expect(page).toHaveURL(homes[role])
  })
}

test('whoever opens the next page at once is still logged in', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  await page.addInitScript(() => {
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
    const aMoment = () => new Promise(resolve => setTimeout(resolve, 3000))
    crypto.subtle.encrypt = (...sealed) => aMoment().then(() => encrypt(...sealed))
  })
  await logIn(page, person)
  await page.goto('/personal-details')
  await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible()
})

test('the greeting stays for half a second', async ({ page, request, readMail }) => {
  const person = await openAccount(request, readMail, 'customer')
  await page.clock.install()
  await page.goto('/login')
  await fillLogin(page, person)
  await page.clock.pauseAt(new Date(Date.now() + minuteMs))
  await page.getByRole('button', { name: 'Log in' }).click()
  const greeting = page.locator('[data-toast=success]')
  await expect(greeting).toHaveText(`Welcome back ${person.firstName}`)
  await page.clock.runFor(499)
  await expect(greeting).toBeVisible()
  await page.clock.runFor(1)
  await expect(greeting).toBeHidden()
})

test('logging in leads back to what one came for', async ({ page, request, readMail }) => {
  const person = await openAccount(request, readMail, 'customer')
  await page.goto('/personal-details')
  await expect(page).toHaveURL('/login?redirect=%2Fpersonal-details')
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/personal-details')
})

test('who comes to log in with a session that ended elsewhere is asked once, and arrives', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  await logIn(page, person)
  await expect(page).toHaveURL(homes.customer)
  // Otherwise a call still on its way would log out this page, and not the next one.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page).toHaveURL('/login?redirect=%2Fyour-storage')
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/login?redirect=%2Fyour-storage')
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(homes.customer)
})

test('a way back to elsewhere never leaves the site', async ({ page, request, readMail }) => {
  const person = await openAccount(request, readMail, 'partner')
  for (const elsewhere of ['//evil.example/x', 'https://evil.example', '/\\evil.example', 'x:y']) {
    await logIn(page, person, elsewhere)
    await expect(page, elsewhere).toHaveURL(homes.partner)
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
  }
})

test('somebody unverified logs in and is led to verify', async ({ page, request }) => {
  await logIn(page, await openUnverifiedAccount(request, 'customer'))
  await expect(page).toHaveURL('/verify')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/login')
})

/** What a notice covers that one could press. */
function coveredBy(notice: Locator): Promise<string[]> {
  return notice.evaluate(own => {
    const box = own.getBoundingClientRect()
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top
    return [...document.querySelectorAll('a[href], button, input')]
      .filter(element => !own.contains(element) && isUnder(element.getBoundingClientRect()))
      .map(element => element.outerHTML.slice(0, 80))
  })
}

test('a wrong password is refused and what was typed stays', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  await page.setViewportSize(narrow)
  await page.goto('/login')
  await fillLogin(page, { email: person.email, password: 'Wrong-1-guess' })
  await page.getByRole('button', { name: 'Log in' }).click()
  const notice = page.locator('[data-toast=error]')
  await expect(notice).toContainText('password is not right')
  await expect(page.getByRole('alert')).toHaveText('The email or password is not right.')
  await expect.poll(() => coveredBy(notice), 'nothing to press lies under a notice').toEqual([])
  await page.keyboard.press('Escape')
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('calls carry the token, which nothing in the browser shows in the open', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  const call = page.waitForRequest('**/api/v1/users/me')
  await logIn(page, person, '/personal-details')
  const authorization = (await (await call).allHeaders()).authorization ?? ''
  expect(authorization).toMatch(/^Bearer \S{40,}$/)

  const { record, extractable } = await page.evaluate(async () => {
    const record = Object.values(localStorage).join(' ') + Object.values(sessionStorage).join(' ')
    const opened = indexedDB.open('holdall')
    await new Promise(resolve => {
      opened.onsuccess = resolve
    })
    const asked = opened.result.transaction('keys').objectStore('keys').get('session')
    await new Promise(resolve => {
      asked.onsuccess = resolve
    })
    return { record, extractable: asked.result.extractable }
  })
  expect(record).not.toContain(authorization.replace('Bearer ', ''))
  expect(record).not.toContain(person.firstName)
  expect(extractable).toBe(false)

  await page.waitForFunction(() => localStorage.getItem('holdall.session') !== null)
  const kept = await page.evaluate(() => atob(localStorage.getItem('holdall.session') ?? ''))
  expect(kept).not.toContain(person.firstName)
  expect(kept).not.toContain('token')
})

test('a session that ends in mid-form leads to log in and back, with nothing lost', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'customer')
  await logIn(page, person, '/personal-details')
  await page.getByLabel('First name').fill('Marigold')
  await page.getByLabel('Phone').fill('07700 900456')

  const token = await logInElsewhere(request, person)
  const headers = { authorization: `Bearer ${token}` }
  await request.delete('/api/v1/auth/sessions', { headers })

  // Without any press: the stream of events ends with the session, and the page notices.
  await expect(page).toHaveURL('/login?redirect=%2Fpersonal-details')
  const session = () => page.evaluate(() => localStorage.getItem('holdall.session'))
  await expect.poll(session, 'what is kept goes in its turn').toBeNull()
  const words = 'You have been logged out. Log in to go on.'
  await expect(page.getByRole('alert')).toHaveText(words)

  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/personal-details')
  await expect(page.getByLabel('First name')).toHaveValue('Marigold')
  await expect(page.getByLabel('Phone')).toHaveValue('07700 900456')
  await expect(page.getByText('What you typed is still here')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectSaid(page, 'Profile successfully updated')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Marigold')
  await expect(page.getByText('What you typed is still here')).toBeHidden()
})

test('a session that ended unheard is noticed when the form is sent', async ({
  page,
  request,
  readMail,
}) => {
  // Without the stream of events and without polling, the page is not told.
  await page.route(/\/messages\/(events|unread)$/, route => route.abort())
  const person = await openAccount(request, readMail, 'customer')
  await logIn(page, person, '/personal-details')
  await page.getByLabel('First name').fill('Marigold')

  const token = await logInElsewhere(request, person)
  const headers = { authorization: `Bearer ${token}` }
  await request.delete('/api/v1/auth/sessions', { headers })

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fpersonal-details')
  const words = 'You have been logged out. Log in to go on.'
  await expect(page.getByRole('alert')).toHaveText(words)
  await expect(page.locator('[data-toast]'), 'it is said once').toHaveCount(0)
})

test('a session that ends in one tab loses nothing that was typed in another', async ({
  page,
  context,
  request,
  readMail,
}) => {
  // Only the other tab notices that the session is over.
  await context.route(/\/messages\/(events|unread)$/, route => route.abort())
  const person = await openAccount(request, readMail, 'customer')
  await logIn(page, person, '/personal-details')
  await page.getByLabel('First name').fill('Marigold')
  const other = await context.newPage()
  await other.goto('/personal-details')
  await other.getByLabel('First name').fill('Iris')

  const token = await logInElsewhere(request, person)
  const headers = { authorization: `Bearer ${token}` }
  await request.delete('/api/v1/auth/sessions', { headers })
  await other.getByRole('button', { name: 'Save changes' }).click()

  for (const tab of [other, page]) {
    await expect(tab).toHaveURL('/login?redirect=%2Fpersonal-details')
  }
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  for (const [tab, name] of [
    [page, 'Marigold'],
    [other, 'Iris'],
  ] as const) {
    await expect(tab).toHaveURL('/personal-details')
    await expect(tab.getByLabel('First name')).toHaveValue(name)
  }
})

test('the demo accounts fill the form with one click', async ({ page }) => {
  await page.goto('/login')
  for (const [name, email] of [
    ['Partner', 'partner@holdall.test'],
    ['Renter', 'renter@holdall.test'],
    ['Operator', 'admin@holdall.test'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Holdall1!')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused()
  }
})
