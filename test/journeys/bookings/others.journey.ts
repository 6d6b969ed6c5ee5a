import type { APIRequestContext, Page } from '@playwright/test'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { expectSaid, type ReadMail } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { panel } from '../payments/payers.ts'
import { narrow } from '../site/addresses.ts'
import { askForHours, openRenter } from './renters.ts'

interface Wanted {
  page: Page
  request: APIRequestContext
  readMail: ReadMail
  /** Far from the spaces of other tests. */
  lng: number
}

/** A renter who was denied a space sees the one beside it. */
async function seeOthers({ page, request, readMail, lng }: Wanted) {
  const [host, neighbour] = [await openHost(request, readMail), await openHost(request, readMail)]
  const renter = await openRenter(request, readMail)
  const place = { lat: 54.9 + Math.random() / 10, lng }
  const form = { coordinates: place, services: [], hourlyRate: 10, storageNumber: 1 }
  const listing = await publishListing(request, host, form)
  const loft = await publishListing(request, neighbour, { ...form, storageTitle: 'Loft next door' })
  const { _id: booking } = await askForHours(request, renter, listing._id, [48, 52])
  await call(request, host, 'patch', `/booking/${booking}`, { approvalStatus: 'disapproved' })
  await openSignedIn(page, renter, `/your-storage/${booking}`)
  const others = panel(page, 'Others instead')
  await expect(others.getByRole('link', { name: 'Loft next door' })).toBeVisible()
  return { neighbour, loft, others, path: `/your-storage/${booking}` }
}

test('who is turned down asks for another space nearby in two presses, at the price they see', async ({
  page,
  request,
  readMail,
}) => {
  const wanted = { page, request, readMail, lng: -2.5 }
  const { neighbour, loft, others, path } = await seeOthers(wanted)
  await expect(panel(page, 'The space')).not.toContainText('How you get in')
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  await others.getByRole('button', { name: 'Ask for this one' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Ask for Loft next door?' })
  await expect(asking).toContainText('£43 in total')
  await call(request, neighbour, 'patch', `/listings/${loft._id}`, { hourlyRate: 9 })
  await asking.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText('The price has changed')).toHaveCount(1)
  await expect(asking).toContainText('£39 in total')
  await asking.getByRole('button', { name: 'Ask for it' }).click()
  await expectSaid(page, 'Storage listing successfully booked')
  await expect(page).not.toHaveURL(path)
  await expect(page.getByRole('heading', { name: 'Loft next door' })).toBeVisible()
})

test('whoever agreed to other terms is led to the space, where the new ones are', async ({
  page,
  request,
  readMail,
}) => {
  const { loft, others } = await seeOthers({ page, request, readMail, lng: -3.5 })
  const changed = { status: 'error', code: 'terms_changed', message: 'The terms have changed' }
  const calls = '**/alternatives'
  await page.route(calls, async (route, asked) =>
    asked.method() === 'POST' ? route.fulfill({ status: 409, json: changed }) : route.fallback(),
  )
  await others.getByRole('button', { name: 'Ask for this one' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Ask for Loft next door?' })
  await asking.getByRole('button', { name: 'Ask for it' }).click()
  await expect(asking.getByRole('alert')).toContainText('Our terms have changed since you booked')
  await expect(asking).not.toContainText('What you agreed to')
  await expectNoAxeViolations(page)
  await asking.getByRole('button', { name: 'Open the space' }).click()
  await expect(page).toHaveURL(`/book/${loft._id}`)
})

test('who chooses dates that are taken sees what is free instead, one press from its checkout', async ({
  page,
  request,
  readMail,
}) => {
  const [host, neighbour] = [await openHost(request, readMail), await openHost(request, readMail)]
  const renter = await openRenter(request, readMail)
  const place = { lat: 55.4 + Math.random() / 10, lng: -2.7 }
  const form = { coordinates: place, services: [], monthlyRate: 90, autoApprove: true }
  const listing = await publishListing(request, host, { ...form, storageNumber: 1 })
  await publishListing(request, neighbour, { ...form, storageTitle: 'Loft next door' })
  const month = new Date(Date.now() + 70 * dayMs).toISOString().slice(0, 7)
  await call(request, renter, 'post', '/booking', {
    ...{ storageListing: listing._id, type: 'monthly', startDate: month, endDate: month },
  })
  const second = await openRenter(request, readMail)
  await openSignedIn(page, second, `/book/${listing._id}?from=${month}-01&to=${month}-20`)
  const instead = page.getByRole('region', { name: 'Free on your dates instead' })
  await expect(instead.getByRole('link', { name: 'Loft next door' })).toBeVisible()
  await expectNoAxeViolations(page)
  await instead.getByRole('button', { name: 'Book this one' }).click()
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByText('Loft next door').first()).toBeVisible()
  // Three presses from "not free" to a request: this one, the consent, and booking itself.
  await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
  await page.getByRole('button', { name: 'Book Now', exact: true }).click()
  await expectSaid(page, 'Storage listing successfully booked')
})
