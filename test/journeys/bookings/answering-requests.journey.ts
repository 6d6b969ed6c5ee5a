import { hourMs } from '#foundation/rules/time/lengths.ts'
import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { leaveDrawingToBrowser } from '../accounts/undrawn.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { payThroughApi } from '../payments/payers.ts'
import { narrow } from '../site/addresses.ts'
import { openBothSides } from './both-sides.ts'
import { askForHours, openRenter } from './renters.ts'

const soonMs = 3 * hourMs

test('a partner answers three requests for one unit, and lets a fourth lapse', async ({
  page,
  request,
  readMail,
  moveClock,
}) => {
  test.slow()
  const form = { services: [], storageNumber: 1, storageTitle: 'Arch 9', hourlyRate: 10 }
  const { host, renter, listing } = await openBothSides(request, readMail, form)
  const first = await askForHours(request, renter, listing._id, [30, 40])
  const rival = await askForHours(request, renter, listing._id, [35, 45])
  await askForHours(request, renter, listing._id, [50, 60])
  await askForHours(request, renter, listing._id, [1, 2])

  await openSignedIn(page, host, '/bookings')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab('Pending 4')).toHaveAttribute('aria-selected', 'true')
  for (const name of ['Active 0', 'Approved 0', 'Pending 4', 'Disapproved 0', 'Expired 0']) {
    await expect(tab(name)).toBeVisible()
  }
  for (const name of ['Active', 'Approved', 'Disapproved', 'Expired']) {
    await tab(`${name} 0`).click()
    await expect(page.getByText(`No ${name} booking at this time.`)).toBeVisible()
  }
  await tab('Pending 4').click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expectNoAxeViolations(page)

  await goOnTo(page, '/listings')
  const waiting = page.getByRole('region', { name: '4 requests need your answer' })
  await expect(waiting.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('img', { name: /^Arch 9, .*: Free from 1 to [0-9]+$/ })).toBeVisible()
  await expectNoAxeViolations(page)
  await waiting.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`/bookings/${first._id}`)
  const competing = page.getByText('Another request wants the same space at this time')
  await expect(competing).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Deny', exact: true }).click()
  const denying = page.getByRole('alertdialog', { name: 'Deny this request?' })
  await denying.getByRole('button', { name: 'No, keep it' }).click()
  await expect(denying).toBeHidden()
  const approving = page.getByRole('alertdialog', { name: 'Approve this request?' })
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(approving).toContainText(renter.firstName)
  await expect(approving).toContainText('£80')
  await expectNoAxeViolations(page)
  await approving.getByRole('button', { name: 'Not yet' }).click()
  await expect(approving).toBeHidden()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await approving.getByRole('button', { name: 'Yes, approve' }).click()
  await expectSaid(page, 'Booking approved successfully')
  await expect(page).toHaveURL('/bookings')
  await expect(tab('Approved 1')).toBeVisible()

  await goOnTo(page, `/bookings/${rival._id}`)
  await expect(page.getByText('You can only deny this request.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Deny', exact: true }).click()
  await denying.getByLabel('Reason').fill('It is let to somebody else then.')
  await denying.getByRole('button', { name: 'Yes, deny' }).click()
  await expectSaid(page, 'Booking disapproved successfully')
  await expect(page).toHaveURL('/bookings')
  await expect(tab('Disapproved 1')).toBeVisible()

  await page.goto(`/bookings/${first._id}`)
  await expect(page.getByRole('button', { name: 'Cancel booking', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Deny', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel booking', exact: true }).click()
  const cancelling = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
  await expect(cancelling).toContainText('has not paid yet')
  await cancelling.getByRole('button', { name: 'No, keep it' }).click()

  await moveClock(new Date(Date.now() + soonMs).toISOString())
  await page.setViewportSize(narrow)
  await page.goto('/bookings?tab=Expired')
  await expect(tab('Expired 1')).toBeInViewport({ ratio: 1 })
  await expect(tab('Pending 1')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('It was not answered in time')
  await expectNoSidewaysScroll(page)
  await page.goto(`/bookings/${first._id}`)
  await expect(page.getByRole('button', { name: 'Cancel booking', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)

  await payThroughApi(request, renter, first)
  await page.goto('/bookings')
  await expect(tab('Active 1')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(tab('Approved 0')).toBeVisible()
  await goOnTo(page, '/bookings?as=renter')
  await expect(page.getByText('No Approved booking at this time.')).toBeVisible()
  await tab('Pending 0').click()
  await expect(page.getByText('No Pending booking at this time.')).toBeVisible()

  const { text } = await readMail(renter.email, /is not available to you/)
  expect(text).toContain('It is let to somebody else then.')
})

test('a page left open denies nothing that has been paid since', async ({
  page,
  request,
  readMail,
}) => {
  const { host, renter, listing } = await openBothSides(request, readMail, {
    services: [],
    storageNumber: 1,
  })
  const asked = await askForHours(request, renter, listing._id, [30, 40])
  // Without the stream of events the page does not learn of the change.
  await page.route('**/api/v1/messages/**', route => route.abort())
  await openSignedIn(page, host, `/bookings/${asked._id}`)
  await page.getByRole('button', { name: 'Deny', exact: true }).click()
  await call(request, host, 'patch', `/booking/${asked._id}`, { approvalStatus: 'approved' })
  await payThroughApi(request, renter, asked)

  const denying = page.getByRole('alertdialog', { name: 'Deny this request?' })
  await denying.getByRole('button', { name: 'Yes, deny' }).click()
  await expectSaid(page, 'This booking has changed since you opened it.')
  await expect(denying).toBeHidden()
  await expect(page.getByText('the renter gets everything back')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel booking', exact: true })).toBeVisible()
})

test('a list that cannot be loaded says why, and can be asked for again', async ({
  page,
  request,
  readMail,
}) => {
  const renter = await openRenter(request, readMail)
  await leaveDrawingToBrowser(page)
  await openSignedIn(page, renter)
  await expect(page.getByText('No Approved booking at this time.')).toBeVisible()
  const calls = '**/api/v1/booking?*'
  await page.route(calls, route => route.fulfill({ status: 503, json: unavailable }))
  await page.reload()
  await expect(page.getByText('We are mending it.')).toBeVisible()
  await page.unroute(calls)
  await page.route(calls, route => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Something went wrong!')).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No Approved booking at this time.')).toBeVisible()
})

const words = 'We are mending it.'
const unavailable = { status: 'error', code: 'unavailable', error: words, message: words }
