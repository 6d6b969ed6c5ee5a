import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Booking } from '#bookings/rules/wire.ts'
import { expectSaid } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { askForHours, type Renter } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { operator } from '../listings/hosts.ts'
import { narrow, wide } from '../site/addresses.ts'
import {
  cancellationFee,
  confirmationsOf,
  hintFor,
  money,
  newPage,
  panel,
  payThroughApi,
  unrefundableCard,
} from './payers.ts'

test('what goes wrong with money is said to everybody whom it concerns', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  test.slow()
  const form = { services: [], storageNumber: 3, autoApprove: true, hourlyRate: 10 }
  const { host, renter, listing } = await openBothSides(request, readMail, {
    ...form,
    storageTitle: 'Arch 14',
  })
  const disputed = await askForHours(request, renter, listing._id, [30, 40])
  const lost = await askForHours(request, renter, listing._id, [50, 60])
  const price = money(disputed.pricePence)
  await payThroughApi(request, renter, lost, unrefundableCard)
  const hostPage = await newPage(browser, baseURL)

  await test.step('a payment that failed says so, and five seconds lead back to the booking', async () => {
    const { sessionId, paymentId } = await call(
      request,
      renter,
      'post',
      '/booking/create-payment-link',
      { bookingId: disputed._id },
    )
    await call(request, renter, 'post', `/dev/payments/${sessionId}`, { outcome: 'decline' })
    const hints = confirmationsOf(page)
    const query = new URLSearchParams({
      ...{ paymentId, sessionId, bookingId: disputed._id },
      response: 'failure',
    })
    await openSignedIn(page, renter, `/payment/result?${query}`)
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    await expect(page.getByText(/You have not been charged/)).toBeVisible()
    await expect(page).toHaveURL(`/your-storage/${disputed._id}`)
    expect(hints).toEqual([hintFor(disputed, 'failure')])
  })

  await test.step('the refund is shown before anything is cancelled', async () => {
    await goOnTo(page, `/your-storage/${lost._id}`)
    await page.getByRole('button', { name: 'Cancel booking', exact: true }).click()
    const asking = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
    await expect(asking).toContainText(`You get back${money(lost.pricePence - cancellationFee)}`)
    await asking.getByRole('button', { name: 'No, keep it' }).click()
  })

  await test.step('a partner who cancels gives everything back, and the renter sees it', async () => {
    await openSignedIn(hostPage, host, `/bookings/${lost._id}`)
    const change = panel(hostPage, 'Change of plans?')
    await expect(change).toContainText('the renter gets everything back')
    await change.getByRole('button', { name: 'Cancel booking', exact: true }).click()
    const asking = hostPage.getByRole('alertdialog', { name: 'Cancel this booking?' })
    await expect(asking).toContainText('gets everything back that was paid, and you earn nothing')
    await asking.getByLabel('Reason').fill('The roof leaks.')
    await asking.getByRole('button', { name: 'Yes, cancel' }).click()
    await expectSaid(hostPage, 'Booking disapproved successfully')
    await page.reload()
    // The refund is made, and may have failed by now; the next payment brings the news at the
    // latest.
    const refund = `Refund: the partner cancelled\\+${money(lost.pricePence)}`
    const made = new RegExp(`${refund}(, waiting)?Paid less refunded`)
    await expect(panel(page, 'Money')).toContainText(made)
    await expect(page.getByText('The roof leaks.')).toBeVisible()
  })

  await test.step('a dispute holds the payout, and the partner sees why', async () => {
    await goOnTo(page, `/your-storage/${disputed._id}`)
    await page.getByRole('button', { name: `Pay ${price}` }).click()
    await page.getByRole('radio', { name: /^Disputed afterwards/ }).check()
    await page.getByRole('button', { name: `Pay ${price}` }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await goOnTo(hostPage, `/bookings/${disputed._id}`)
    const story = panel(hostPage, 'Money')
    await expect(story).toContainText('The payment is disputed at the renter’s bank')
    await goOnTo(hostPage, '/bank-details')
    const payouts = panel(hostPage, 'Payouts')
    await expect(payouts).toContainText('The payment is disputed')
    await hostPage.setViewportSize(narrow)
    await expectNoSidewaysScroll(hostPage)
    await expectNoAxeViolations(hostPage)
  })

  await test.step('a way into the payout account that fails is said in words', async () => {
    const broken = { status: 500, body: '<h1>Oops</h1>' }
    await hostPage.route('**/users/create-account-link**', route => route.fulfill(broken))
    await hostPage.route('**/users/stripe-onboarding/complete**', route => route.fulfill(broken))
    await hostPage.goto('/bank-details?refresh=1')
    const account = panel(hostPage, 'Your payout account')
    await expect(account.getByRole('alert')).toHaveText('Something went wrong')
    await hostPage.goto('/bank-details?complete=1')
    await expect(account.getByRole('alert')).toHaveText('Unknown error')
    await goOnTo(hostPage, '/account-verification')
    await hostPage.getByLabel('What it is').selectOption('Passport')
    // Larger than the server takes, as from a phone.
    await hostPage.locator('input[type=file]').setInputFiles(await photographOf(6_000_000))
    await expectSaid(hostPage, 'File uploaded successfully')
  })

  await test.step('the operator pays the refund that came back, and sees the dispute, the report for HMRC, and the document', async () => {
    const desk = await newPage(browser, baseURL)
    await openSignedIn(desk, operator, '/admin/money')
    const row = await reportedOf(desk, host.email)
    expect(row).toContain(',2,100.00,20.00,7.50')
    await payByHand(desk, renter, lost)
    const mail = await readMail(renter.email, /was sent to your bank account/)
    expect(mail.text).toContain('FT 2214')
    await page.goto(`/your-storage/${lost._id}`)
    await expect(panel(page, 'Money')).toContainText(
      'Refund: the partner cancelled, by bank transfer',
    )
    await expect(panel(page, 'Money')).toContainText('Paid less refunded£0')
    await desk.getByLabel('Show', { exact: true }).selectOption('Bank disputes')
    const dispute = desk.getByRole('row').filter({ hasText: disputed._id.slice(-8) })
    await expect(dispute).toContainText('Open')
    await expect(dispute).toContainText(renter.email)
    await expect(dispute).toContainText(host.email)
    await expect(dispute).toContainText(price)
    await dispute.getByRole('link', { name: /^Arch 14/ }).click()
    await expectBookingFile(desk, disputed, [host, renter])
    await findBookings(desk, renter.email)
    await goOnTo(desk, '/admin/documents')
    const name = `${host.firstName} ${host.lastName}`
    await desk
      .getByRole('button', { name: `Look at it: passport of ${name}` })
      .last()
      .click()
    await desk.getByRole('button', { name: 'Turn down' }).click()
    const asking = desk.getByRole('alertdialog', { name: 'Turn this document down?' })
    await asking.getByRole('button', { name: /not sharp enough/ }).click()
    await asking.getByRole('button', { name: 'Turn down' }).click()
    await expectSaid(desk, 'The document was turned down')
    await desk.context().close()
    await hostPage.reload()
    await expect(hostPage.getByText('We could not accept your passport')).toBeVisible()
    await expect(hostPage.getByText('The picture is not sharp enough to read.')).toBeVisible()
    await expectNoSidewaysScroll(hostPage)
    await hostPage.context().close()
  })
})

/** On a phone, and with the keyboard only. */
async function payByHand(desk: Page, renter: Renter, { pricePence }: Booking): Promise<void> {
  await desk.setViewportSize(narrow)
  await desk.getByLabel('Show', { exact: true }).selectOption('Refunds to pay by hand')
  const row = desk.getByRole('row').filter({ hasText: renter.email })
  await expect(row).toContainText('The partner cancelled')
  await expectNoSidewaysScroll(desk)
  await row.getByRole('button', { name: /^Paid by hand/ }).focus()
  await desk.keyboard.press('Enter')
  const asking = desk.getByRole('dialog', { name: 'Paid by hand?' })
  await asking.getByLabel('Reference of the payment').focus()
  await desk.keyboard.press('Enter')
  await expect(asking.getByText('Please give the reference of the payment.')).toBeVisible()
  await desk.keyboard.type('FT 2214')
  await desk.keyboard.press('Escape')
  await row.getByRole('button', { name: /^Paid by hand/ }).press('Enter')
  await expect(asking).toContainText('What you typed is still here')
  await expect(asking.getByLabel('Reference of the payment')).toHaveValue('FT 2214')
  await asking.getByLabel('Reference of the payment').focus()
  await expectNoAxeViolations(desk)
  await desk.keyboard.press('Enter')
  await expectSaid(desk, `${money(pricePence)} is booked as refunded`)
  await expect(row).toHaveCount(0)
  await expect(asking).toHaveCount(0)
  await expect(desk.getByRole('main')).toBeFocused()
  await expectNoAxeViolations(desk)
  await desk.setViewportSize(wide)
}

/** The console page of one booking, with both people in it. */
async function expectBookingFile(desk: Page, { _id }: Booking, people: { email: string }[]) {
  await expect(desk).toHaveURL(`/admin/bookings/${_id}`)
  await expect(desk.getByRole('heading', { level: 2, name: 'Arch 14' })).toBeVisible()
  for (const { email } of people) await expect(desk.getByText(email)).toBeVisible()
  await expect(desk.getByRole('link', { name: /^MESSAGE / })).toHaveCount(0)
  const story = panel(desk, 'Money')
  await expect(story).toContainText('The payment is disputed at the renter’s bank')
  await expect(story).toContainText('Paid less refunded')
  await expect(desk.getByRole('link', { name: 'History of this booking' })).toBeVisible()
  await expectNoAxeViolations(desk)
  await desk.setViewportSize(narrow)
  await expectNoSidewaysScroll(desk)
}

/** On a phone first, then with the keyboard only. */
async function findBookings(desk: Page, email: string): Promise<void> {
  await desk.getByRole('link', { name: 'All bookings' }).click()
  const rows = desk.getByRole('table', { name: 'Bookings, newest first' }).getByRole('row')
  // The rows before were the same two, dimmed while they are looked for.
  const answered = desk.waitForResponse(/[?&]q=/)
  await desk.getByRole('searchbox', { name: 'Search bookings' }).fill(email)
  await answered
  await expect(desk.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(desk.getByRole('status').filter({ hasText: '2 bookings' })).toBeVisible()
  await expectNoSidewaysScroll(desk)
  await expectNoAxeViolations(desk)
  await desk.setViewportSize(wide)
  await desk.getByLabel('State', { exact: true }).selectOption('Cancelled')
  await expect(rows.filter({ hasText: email })).toContainText(['Refunded'])
  await desk.getByLabel('State', { exact: true }).selectOption('Denied')
  await expect(desk.getByRole('heading', { name: 'No booking found' })).toBeVisible()
  await desk.getByLabel('State', { exact: true }).selectOption('Any state')
  await expect(rows.filter({ hasText: email })).toContainText(['Cancelled', 'Disputed'])
  await expectNoAxeViolations(desk)
  await desk.getByRole('link', { name: 'Bookings', exact: true }).focus()
  await desk.keyboard.press('j')
  await desk.keyboard.press('j')
  await desk.keyboard.press('k')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('Cancelled by the partner: “The roof leaks.”')).toBeVisible()
  await desk.getByRole('link', { name: 'History of this booking' }).click()
  await expect(desk.getByText(/^Only booking …[0-9a-f]{8}$/)).toBeVisible()
  await desk.getByRole('link', { name: 'See the booking' }).first().click()
  await expect(desk.getByText('Cancelled by the partner: “The roof leaks.”')).toBeVisible()
}

/** The line about one host in the report that the operator downloads. */
async function reportedOf(desk: Page, email: string): Promise<string | undefined> {
  const saving = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Download as CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^holdall-hmrc-\d{4}\.csv$/)
  const csv = await readFile(await saved.path(), 'utf8')
  return csv.split('\r\n').find(line => line.includes(email))
}
