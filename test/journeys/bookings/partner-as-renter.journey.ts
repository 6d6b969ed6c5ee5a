import type { APIRequestContext } from '@playwright/test'
import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { type Host, openHost, publishListing } from '../listings/hosts.ts'
import { narrow } from '../site/addresses.ts'
import { chooseMonth, monthName } from './months.ts'

const street = '142 Upper Canary Wharf Road, Headingley, Leeds, LS6 3AB'
const title = 'Dry brick garage behind the old cooperage'
const shortTitle = 'Dry brick garage behind the old cooper...'

test('a partner rents from another partner, whose price changes meanwhile', async ({
  page,
  request,
  readMail,
}) => {
  test.slow()
  const host = await openHost(request, readMail)
  const other = await openHost(request, readMail)
  const { _id: id } = await publishListing(request, host, {
    services: [],
    monthlyRate: 100,
    storageTitle: title,
    address: street,
    formattedAddress: { street: 'Upper Canary Wharf Road Development', area: 'Headingley' },
  })
  const own = await publishListing(request, other)
  await openSignedIn(page, other, `/checkout/${own._id}`)
  await expect(page.getByText('This space is your own')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the listing' }).click()
  const panel = page.getByRole('complementary', { name: 'Book this space' })
  await expect(panel).toContainText('You cannot book a space that you let.')
  for (const name of ['Ask a question', 'Ask to see it']) {
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  }
  await chooseMonth(page, 'First month', monthName(1))
  await expect(panel.getByText('1 month at £100')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Book Now', exact: true })).toBeDisabled()
  await page.reload()
  await panel.getByRole('link', { name: 'Edit listing' }).click()
  await expect(page).toHaveURL(`/listings/edit/${own._id}`)

  await goOnTo(page, `/checkout/${id}`)
  await page.evaluate(keepDraft, id)
  await page.reload()
  const summary = page.getByRole('complementary')
  const submit = page.getByRole('button', { name: 'Book Now', exact: true })
  await expect(summary.getByText('£108', { exact: true })).toBeVisible()
  const heading = summary.getByRole('heading', { name: shortTitle, exact: true })
  await expect(heading).toHaveAttribute('title', title)
  await expect(summary).toContainText('Upper Canary Wharf Road Development, H...')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['Moving', 'Packing']) {
    await expect(page.getByRole('switch', { name, exact: true })).toHaveCount(0)
  }
  await page.getByRole('switch', { name: /^I agree/ }).check()
  await expect(submit).toBeEnabled()

  await change(request, host, id, { monthlyRate: 200 })
  await submit.click()
  await expectSaid(page, 'The price has changed since you looked.')
  await expect(page.getByText('It was £108 and is now £215.')).toBeVisible()
  await expect(summary.getByText('£215', { exact: true })).toBeVisible()

  const calls = '**/api/v1/booking'
  await page.route(calls, route => route.fulfill({ status: 500, body: 'oops' }))
  await submit.click()
  await expectSaid(page, 'Something went wrong or Storage is not available for booking')
  await page.unroute(calls)

  await submit.click()
  await expectSaid(page, 'Storage listing successfully booked')
  await expect(page).toHaveURL('/listings')
  const rentals = page.getByRole('region', { name: 'Spaces that you are renting' })
  await expect(rentals.getByRole('link', { name: title })).toBeVisible()
  await expect(rentals).toContainText('to answer.')
  await rentals.getByRole('link', { name: 'My rentals' }).click()
  const whose = page.getByRole('navigation', { name: 'Whose spaces' }).getByRole('link')
  await expect(whose.and(page.locator('[aria-current=page]'))).toHaveText(['My rentals'])
  const pending = page.getByRole('tab', { name: 'Pending 1' })
  await expect(pending).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: `${shortTitle} ` }).click()
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible()

  await request.put(`/api/v1/listings/${id}/toggle-availability`, { headers: bearer(host) })
  await page.setViewportSize(narrow)
  await page.goto(`/book/${id}`)
  await expect(page.getByRole('button', { name: 'Book Now - Not Available' })).toBeDisabled()
  await expectNoSidewaysScroll(page)
  await page.goto(`/checkout/${id}`)
  await expect(page.getByText('This space cannot be booked at the moment')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

/** What the panel of the listing would have kept: next month. */
function keepDraft(listingId: string) {
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15))
  const named = month.toISOString().slice(0, 7)
  const dates = { startDate: named, endDate: named, type: 'monthly', time: 1 }
  const draft = { listingId, ...dates, unitPrice: 100, totalPrice: 108, keptAt: now.getTime() }
  sessionStorage.setItem(`holdall.kept.draft.${listingId}`, JSON.stringify(draft))
}

function bearer({ token }: Pick<Host, 'token'>) {
  return { authorization: `Bearer ${token}` }
}

async function change(request: APIRequestContext, host: Host, id: string, data: object) {
  const response = await request.patch(`/api/v1/listings/${id}`, { headers: bearer(host), data })
  expect(response.ok(), await response.text()).toBe(true)
}
