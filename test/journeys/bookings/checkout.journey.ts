import type { Page } from '@playwright/test'
import { expectSaid, fillLogin, openAccount } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { narrow } from '../site/addresses.ts'
import { openBothSides } from './both-sides.ts'
import { chooseMonth, monthName } from './months.ts'

test('pressing Book Now twice in a row books once, also in a browser that lets sites keep nothing', async ({
  page,
  request,
  readMail,
}) => {
  const { _id: id } = await publishListing(request, await openHost(request, readMail))
  const person = await openAccount(request, readMail, 'customer')
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } })
  })
  await page.goto(`/book/${id}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expectSaid(page, 'This browser does not let us save it.')
  await chooseMonth(page, 'First month', monthName(1))
  await page.getByRole('button', { name: 'Book Now', exact: true }).click()
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('1 month at £100')).toBeVisible()
  await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeEnabled()
  const sent: string[] = []
  page.on('request', asked => {
    if (asked.method() === 'POST' && asked.url().endsWith('/api/v1/booking')) sent.push(asked.url())
  })
  const bookNow = page.getByRole('button', { name: 'Book Now', exact: true })
  await bookNow.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expectSaid(page, 'Storage listing successfully booked')
  await expect(page.getByRole('tab', { name: 'Pending 1' })).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(page.getByRole('log').filter({ hasText: 'already being worked on' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Holdall, home' }).click()
  await expect(page.getByRole('region', { name: 'Where you left off' })).toBeVisible()
})

test('whoever has asked for the same days of a space is told so before asking again', async ({
  page,
  request,
  readMail,
}) => {
  const { renter, listing } = await openBothSides(request, readMail, { services: [] })
  await openSignedIn(page, renter, `/checkout/${listing._id}`)
  const told = page.getByText('You have asked for this space already')
  await chooseMonth(page, 'First month', monthName(2))
  await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeEnabled()
  await expect(told).toHaveCount(0)
  await page.getByRole('button', { name: 'Book Now', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Pending 1' })).toBeVisible()

  await goOnTo(page, `/checkout/${listing._id}`)
  await chooseMonth(page, 'First month', monthName(3))
  await expect(page.getByText('1 month at £100')).toBeVisible()
  await expect(told).toHaveCount(0)
  await chooseMonth(page, 'First month', monthName(2))
  await expect(told).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'See that booking' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
})

test('nothing that was filled in at checkout is lost to a reload', async ({
  page,
  request,
  readMail,
}) => {
  const { _id: id } = await publishListing(request, await openHost(request, readMail))
  await openSignedIn(page, await openAccount(request, readMail, 'customer'))
  await fillCheckout(page, id)
  const summary = page.getByRole('complementary')
  const moving = page.getByRole('switch', { name: 'Moving', exact: true })
  const packing = page.getByRole('switch', { name: 'Packing', exact: true })
  await moving.check()
  await page.getByLabel('House and street').fill('3 Otley Road')
  await page.getByLabel('Postcode').fill('LS6 2AB')
  await packing.check()
  await chooseMonth(page, 'Last month', monthName(2))
  await expect(summary.getByText('2 months at £100 a month')).toBeVisible()
  await expect(summary.getByText(/^Moving, /)).toBeVisible()
  const total = summary.getByText('Total', { exact: true }).locator('xpath=..')
  const cost = (await total.textContent()) ?? ''

  await page.reload()
  await expect(moving).toBeChecked()
  await expect(packing).toBeChecked()
  await expect(page.getByLabel('House and street')).toHaveValue('3 Otley Road')
  await expect(page.getByLabel('Postcode')).toHaveValue('LS6 2AB')
  await expect(summary.getByText('2 months at £100 a month')).toBeVisible()
  await expect(summary.getByText(/^Moving, /)).toBeVisible()
  await expect(total).toHaveText(cost)
})

test('a session that ends at checkout leads to log in and back, with nothing lost', async ({
  page,
  request,
  readMail,
}) => {
  // Without the stream of events and without polling, the page learns of it from the booking.
  await page.route(/\/messages\/(events|unread)$/, route => route.abort())
  const { _id: id } = await publishListing(request, await openHost(request, readMail))
  const person = await openAccount(request, readMail, 'customer')
  await openSignedIn(page, person)
  await fillCheckout(page, id)
  await page.context().clearCookies()
  const bookNow = page.getByRole('button', { name: 'Book Now', exact: true })
  await bookNow.click()
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/checkout/${id}`)}`)
  await fillLogin(page, person)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`/checkout/${id}`)
  await expect(page.getByRole('complementary')).toContainText('1 month at £100')
  await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
  await bookNow.click()
  await expectSaid(page, 'Storage listing successfully booked')
})

test('who books with a business is asked whether it may start so soon, and again once it is none', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const headers = { authorization: `Bearer ${host.token}` }
  const me = await (await request.get('/api/v1/users/me', { headers })).json()
  const letAs = (hostKind: string) =>
    request.patch(`/api/v1/users/${me.data._id}`, { headers, data: { hostKind } })
  await letAs('trader')
  const { _id: id } = await publishListing(request, host)
  await openSignedIn(page, await openAccount(request, readMail, 'customer'), `/checkout/${id}`)
  await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
  await chooseMonth(page, 'First month', monthName(0))
  const bookNow = page.getByRole('button', { name: 'Book Now', exact: true })
  const soon = page.getByRole('checkbox', { name: /^I ask for my storage to start/ })
  const right = page.getByText('This partner lets space as a business. If you book now')
  await expect(right).toBeVisible()
  await expect(soon).not.toBeChecked()
  await expect(bookNow).toBeDisabled()
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  await soon.check()
  await expect(bookNow).toBeEnabled()
  await soon.uncheck()

  await chooseMonth(page, 'First month', monthName(2))
  await expect(soon).toBeHidden()
  await letAs('private')
  await bookNow.click()
  await expectSaid(page, 'there are no days to change your mind')
  await expect(page.getByText('The terms have changed', { exact: true })).toBeVisible()
  await expect(right).toBeHidden()
  await bookNow.click()
  await expectSaid(page, 'Storage listing successfully booked')
})

test('a cost that could not be worked out is asked for again with one press', async ({
  page,
  request,
  readMail,
}) => {
  const { _id: id } = await publishListing(request, await openHost(request, readMail))
  await openSignedIn(page, await openAccount(request, readMail, 'customer'))
  await page.setViewportSize(narrow)
  await page.route('**/booking/quote', route => route.abort())
  await page.goto(`/checkout/${id}`)
  const breakdown = page.getByRole('heading', { name: 'Cost breakdown' }).locator('..')
  await expect(breakdown).toContainText('Choose a start and an end to see what it costs.')
  await chooseMonth(page, 'First month', monthName(1))
  await expect(page.getByText('We could not work out the cost')).toBeVisible()
  await expect(breakdown).toContainText('It could not be worked out just now.')
  await expect(page.getByText('Please choose another month.')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.unroute('**/booking/quote')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 month at £100')).toBeVisible()
  await expect(page.getByText('We could not work out the cost')).toHaveCount(0)
})

async function fillCheckout(page: Page, listingId: string) {
  await page.goto(`/checkout/${listingId}`)
  await chooseMonth(page, 'First month', monthName(1))
  await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeEnabled()
}
