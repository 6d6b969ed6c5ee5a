import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Booking } from '#bookings/rules/wire.ts'
import { monthAt, next } from '#rent/rules/schedule/months.ts'
import { expectSaid, logInElsewhere } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { dayOfMonth } from '../bookings/months.ts'
import type { Renter } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { type Host, operator } from '../listings/hosts.ts'
import { narrow, wide } from '../site/addresses.ts'
import { cardThatDeclinesLater, money, payThroughApi } from './payers.ts'

const reference = 'FT 3307'

/** When the rent of the second month is collected, and every time that it is tried again. */
const triedOn = [dayOfMonth(1, 27), dayOfMonth(2, 1), dayOfMonth(2, 3), dayOfMonth(2, 6)]

const noonOn = (day: string) => `${day}T12:00:00Z`

test('rent that is paid after the partner has left is sent to them by hand', async ({
  page,
  request,
  readMail,
  moveClock,
}) => {
  test.slow()
  const form = { services: [], storageNumber: 1, autoApprove: true, rolling: true }
  const { host, renter, listing } = await openBothSides(request, readMail, form)
  await setUpPayouts(request, host, 'complete')
  const booking = await askForMonths(request, renter, listing._id)
  await payThroughApi(request, renter, booking, cardThatDeclinesLater)
  const { earnings } = await call(request, host, 'get', `/booking/${booking._id}`)
  const share = money(earnings.netPence)

  await test.step('a month stays unpaid, and the partner ends the booking and leaves', async () => {
    for (const day of triedOn) await moveClock(noonOn(day))
    await call(request, host, 'post', `/booking/${booking._id}/notice`)
    await moveClock(noonOn(dayOfMonth(3, 15)))
    const leaver = { ...host, token: await logInElsewhere(request, host) }
    await setUpPayouts(request, leaver, 'reject')
    await call(request, leaver, 'post', '/auth/delete-account', { password: host.password })
  })

  await test.step('the renter pays what was owed, and the share waits for the operator', async () => {
    await payThroughApi(request, renter, booking)
    await moveClock(noonOn(dayOfMonth(3, 17)))
    await openSignedIn(page, operator, '/admin/money?view=payout')
    await turnTo(page, waiting(page, booking))
    await expect(waiting(page, booking)).toContainText('The partner has deleted the account')
  })

  await test.step('the operator pays it from their own bank and gives the reference', async () => {
    await page.setViewportSize(narrow)
    await expectNoSidewaysScroll(page)
    const row = waiting(page, booking)
    await row.getByRole('button', { name: `Paid by hand: ${share} to` }).click()
    const asking = page.getByRole('dialog', { name: 'Paid by hand?' })
    await expect(asking).toContainText('Nobody is told, because they have left.')
    await asking.getByLabel('Reference of the payment').fill(reference)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await asking.getByRole('button', { name: 'Yes, it is paid' }).click()
    await expectSaid(page, `${share} is booked as paid out`)
  })

  await test.step('it is paid for good', async () => {
    await turnTo(page, paid(page, booking))
    await expect(paid(page, booking)).toContainText('Done')
    await page.setViewportSize(wide)
    await page.reload()
    await expect(paid(page, booking)).toContainText('Done')
    await expect(payouts(page, booking).getByRole('button')).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
})

/** Details for tax, and the pages of the provider with their end. */
async function setUpPayouts(
  request: APIRequestContext,
  host: Host,
  outcome: 'complete' | 'reject',
): Promise<void> {
  await call(request, host, 'put', '/users/seller-details', {
    kind: 'person',
    legalName: `${host.firstName} ${host.lastName}`,
    address: '1 Mill Lane, York',
    postcode: 'YO1 7HH',
    dateOfBirth: '1984-05-17',
    taxNumber: 'QQ123456C',
  })
  const { data } = await call(request, host, 'get', '/users/create-account-link')
  const answer = await request.post(data.url, { form: { outcome }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

/** From the next month until somebody gives notice. */
function askForMonths(
  request: APIRequestContext,
  renter: Renter,
  listingId: string,
): Promise<Booking> {
  return call(request, renter, 'post', '/booking', {
    storageListing: listingId,
    type: 'monthly',
    rolling: true,
    startDate: next(monthAt(new Date())),
    endDate: null,
  })
}

const payouts = (page: Page, { _id }: Booking) =>
  page.getByRole('row').filter({ hasText: _id.slice(-8) })

const waiting = (page: Page, booking: Booking) =>
  payouts(page, booking).filter({ hasText: 'On hold' })

const paid = (page: Page, booking: Booking) =>
  payouts(page, booking).filter({ hasText: `Paid by hand, ${reference}` })

/** Payouts of others may stand before it. */
async function turnTo(page: Page, row: Locator): Promise<void> {
  await expect(page.getByRole('table', { name: /^Payouts/ })).toBeVisible()
  while (!(await row.isVisible())) {
    const turned = page.waitForResponse(/\/movements\?page=/)
    await page.getByRole('button', { name: 'Next page' }).click()
    await turned
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
}
