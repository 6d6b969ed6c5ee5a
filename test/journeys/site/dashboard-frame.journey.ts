import { expect, homes, logInElsewhere, openAccount, test } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { call } from '../call.ts'
import { expectNoAxeViolations } from '../fixtures.ts'
import { operator } from '../listings/hosts.ts'
import { narrow, wide } from './addresses.ts'

test('pages behind the session are kept out of search engines', async ({ request }) => {
  for (const address of ['/personal-details', '/onboarding']) {
    const html = await (await request.get(address)).text()
    expect(html, address).toMatch(/<meta name="robots" content="noindex"/)
    expect(html, address).toMatch(/<title[^>]*>.+ \| Holdall<\/title>/)
  }
})

test('pages whose address opens something tell it nobody', async ({ request }) => {
  const addresses = [
    `/day-sheet/${'x'.repeat(43)}`,
    `/reset-password/${'x'.repeat(43)}`,
    '/verify?code=123456',
    '/payment/result?bookingId=x&sessionId=cs_x',
  ]
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    expect(html, address).toMatch(/<meta name="robots" content="noindex"/)
    expect(html, address).toMatch(/<meta name="referrer" content="no-referrer"/)
    expect(html, address).toMatch(/<title[^>]*>.+ \| Holdall<\/title>/)
  }
})

test('a partner has the menu of a partner, and a search box that leads to the list it searches', async ({
  page,
  request,
  readMail,
}) => {
  await page.setViewportSize(wide)
  const person = await openAccount(request, readMail, 'partner')
  await openSignedIn(page, person, '/personal-details')
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' })
  for (const name of [
    'Listings',
    'Bookings',
    'Messages',
    'Viewings',
    'Personal Details',
    'Bank Details',
    'Account Verification',
    'Drivers',
    'Your Facts',
    'Connections',
  ]) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(menu.getByRole('list', { name: 'Account Details' })).toBeVisible()
  await expect(page.getByRole('heading').first(), 'no heading before that of the page').toHaveText(
    'Personal Details',
  )
  await expect(menu.getByRole('link', { name: 'Your Storage' })).toHaveCount(0)

  const bar = page.getByRole('banner')
  await expect(bar.getByRole('searchbox')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Create Listing' })).toHaveAttribute(
    'href',
    '/listings/create',
  )
  await expect(bar.getByRole('link', { name: 'Book a listing' })).toHaveCount(0)

  const profile = page.getByRole('region', { name: 'Your profile' })
  await expect(profile.getByTitle(person.email)).toContainText(`${person.email.slice(0, 12)}...`)
  await bar.getByRole('searchbox').fill('loft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/listings\?q=loft$/)
  await profile.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test('a long name widens nothing beside the menu', async ({ page, request, readMail }) => {
  await page.setViewportSize(wide)
  const person = await openAccount(request, readMail, 'customer')
  const token = await logInElsewhere(request, person)
  const { _id } = await call(request, { token }, 'get', '/users/me')
  const longName = { firstName: 'Wilhelmina', lastName: 'Featherstonehaugh-Cholmondeley' }
  await call(request, { token }, 'patch', `/users/${_id}`, longName)
  await openSignedIn(page, person, '/personal-details')
  const profile = page.getByRole('region', { name: 'Your profile' })
  await expect(profile).toContainText('Cholmondeley')
  const menu = await page.getByRole('navigation', { name: 'Dashboard menu' }).boundingBox()
  expect((await profile.boundingBox())?.width).toBe(menu?.width)
})

test('a search from another list begins on the first page of its own', async ({ page }) => {
  await page.setViewportSize(wide)
  await openSignedIn(page, operator, '/admin/takedowns?page=2')
  await page.getByRole('banner').getByRole('searchbox').fill('loft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\?q=loft$/)
})

test('a customer has the menu of a customer, and a bar that keys go through in the order seen', async ({
  page,
  request,
  readMail,
}) => {
  await page.setViewportSize(wide)
  await openSignedIn(page, await openAccount(request, readMail, 'customer'), '/personal-details')
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Your Storage',
    'Messages',
    'Viewings',
    'Cancelled Bookings',
    'Personal Details',
  ])
  const bar = page.getByRole('banner')
  const search = bar.getByRole('searchbox')
  const action = bar.getByRole('link', { name: 'Book a listing' })
  await expect(action).toHaveAttribute('href', '/search')
  await expect(bar.getByRole('link', { name: 'Create Listing' })).toHaveCount(0)
  for (const [width, first, second] of [
    [320, action, search],
    [768, action, search],
    [1440, search, action],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await first.focus()
    await page.keyboard.press('Tab')
    await expect(second, `${width} pixels`).toBeFocused()
  }
})

test('the dashboard fits a telephone and everybody', async ({ page, request, readMail }) => {
  await page.setViewportSize(wide)
  const person = await openAccount(request, readMail, 'partner')
  await openSignedIn(page, person, '/account-verification')
  await expect(page.getByRole('heading', { level: 1, name: 'Account Verification' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.setViewportSize(narrow)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Drivers' })).toBeVisible()
  await expectNoAxeViolations(page)
  await drawer.getByRole('link', { name: 'Personal Details' }).click()
  await expect(page).toHaveURL('/personal-details')
  await expect(drawer).toBeHidden()
})

test('an ended session sends one to log in, and back afterwards', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'partner')
  await openSignedIn(page, person)
  await expect(page).toHaveURL(homes.partner)
  await page.context().clearCookies()
  await page.goto('/personal-details')
  await expect(page).toHaveURL('/login?redirect=%2Fpersonal-details')
  const kept = () => page.evaluate(() => localStorage.getItem('holdall.session'))
  await expect.poll(kept).toBeNull()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/personal-details')
})
