import type { APIRequestContext, Page } from '@playwright/test'
import type { Booking } from '#bookings/rules/wire.ts'
import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { paidBooking } from '../bookings/both-sides.ts'
import { askForHours } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { operator } from '../listings/hosts.ts'
import { middle, narrow, wide } from '../site/addresses.ts'
import { cancellationFee, confirmationsOf, hintFor, money, newPage, panel } from './payers.ts'

test('money goes from a card to the booking, back again, on to the partner, and adds up', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  test.slow()
  const paid = await paidBooking(request, readMail, {
    form: { storageNumber: 2, storageTitle: 'Arch 12' },
    hours: [50, 60],
  })
  const { host, renter, listing, booking: kept } = paid
  const booking = await askForHours(request, renter, listing._id, [30, 40])
  const price = money(booking.pricePence)

  await test.step('a declined card and a change of mind leave the booking payable', async () => {
    await openSignedIn(page, renter, `/your-storage/${booking._id}`)
    const pay = panel(page, 'Pay for your booking')
    await expect(pay).toContainText('Please pay by')
    await expect(panel(page, 'Money')).toContainText('You have paid nothing yet.')
    await expectNoAxeViolations(page)
    await pay.getByRole('button', { name: `Pay ${price}` }).click()
    await page.getByRole('radio', { name: /^Declined/ }).check()
    await page.getByRole('button', { name: `Pay ${price}` }).click()
    await expect(page.getByRole('alert')).toContainText('declined')
    const hints = confirmationsOf(page)
    await page.getByRole('button', { name: 'Leave without paying' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible()
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    expect(hints).toEqual([hintFor(booking, 'cancelled')])
    await page.setViewportSize(narrow)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(wide)
  })

  await test.step('a card that works is told once, and five seconds lead back', async () => {
    await page.getByRole('button', { name: `Pay ${price}`, exact: true }).click()
    await expect(page).toHaveURL(/\/sandbox\/pay\//)
    await page.getByRole('button', { name: `Pay ${price}` }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await expect(page.getByText(/^To your booking in [1-5] seconds?$/)).toBeVisible()
    await expect(page).toHaveURL(`/your-storage/${booking._id}`)
    await expect(panel(page, 'Pay for your booking')).toHaveCount(0)
    await expect(panel(page, 'Money')).toContainText(`Payment−${price}`)
  })

  await test.step('the receipt adds up and prints without buttons', async () => {
    await page.getByRole('link', { name: 'See the receipt' }).click()
    const total = page.getByRole('row', { name: 'Total paid' })
    await expect(total).toContainText(price)
    await page.setViewportSize(narrow)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(total, 'dark on white paper').toHaveCSS('color', 'rgb(23, 38, 43)')
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.emulateMedia({ media: null, colorScheme: null })
    await page.getByRole('button', { name: 'Back' }).click()
  })

  await test.step('cancelling shows the refund in the story of the money', async () => {
    await page.getByRole('button', { name: 'Cancel booking', exact: true }).click()
    await page.getByRole('button', { name: 'Yes, cancel' }).click()
    await expectSaid(page, 'Booking cancelled successfully.')
    const refund = money(booking.pricePence - cancellationFee)
    await expect(panel(page, 'Money')).toContainText(`Refund: you cancelled+${refund}`)
    const left = `Paid less refunded${money(cancellationFee)}`
    await expect(panel(page, 'Money')).toContainText(left)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('the partner connects a bank and sees what is earned and planned', async () => {
    const other = await newPage(browser, baseURL)
    await openSignedIn(other, host, '/listings')
    await expect(other.getByText(unpayable)).toBeVisible()
    await expectNoAxeViolations(other)
    await other.getByRole('link', { name: 'Connect your bank' }).click()
    await expect(other).toHaveURL('/bank-details')
    await expect(panel(other, 'Payouts')).toContainText('Arch 12')
    await expect(panel(other, 'Details for HMRC')).toContainText('Missing')
    await other.getByRole('button', { name: 'Connect your bank' }).click()
    await other.getByRole('button', { name: 'Fill everything in and finish' }).click()
    await expectSaid(other, 'Your payout account is ready')
    await expect(other).toHaveURL('/bank-details')
    await fillSellerDetails(other)
    await expect(panel(other, 'Details for HMRC')).toContainText('On file')
    await expect(panel(other, 'Your payout account')).not.toContainText('Still missing')
    const net = money(await earningsOf(request, host, kept))
    await expect(panel(other, 'Payouts')).toContainText(`Planned${net}`)
    await other.getByText('Show the numbers').click()
    await expect(other.getByRole('row', { name: 'Whole year' })).toContainText(net)
    const saved = other.waitForEvent('download')
    await other.getByRole('button', { name: 'Download as CSV' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^holdall-earnings-\d{4}\.csv$/)
    for (const size of [narrow, middle]) {
      await other.setViewportSize(size)
      await expectNoSidewaysScroll(other)
    }
    await expectNoAxeViolations(other)
    await other.goto('/listings')
    await expect(other.getByText(`This month you earned ${net} and were paid out`)).toBeVisible()
    await expect(other.getByText(unpayable)).toHaveCount(0)
    await expectNoSidewaysScroll(other)
    await expectNoAxeViolations(other)
    await goOnTo(other, '/account-verification')
    await expect(other.getByText('ID verified', { exact: true })).toBeVisible()
    await expectNoAxeViolations(other)
    await other.context().close()
  })

  await test.step('the operator sees both payments, the refund and books that balance', async () => {
    const console = await newPage(browser, baseURL)
    await openSignedIn(console, operator, '/admin/money')
    await expect(console.getByText(/^The books balance/)).toBeVisible()
    await expectNoAxeViolations(console)
    for (const view of ['Payments', 'Refunds']) {
      await console.getByLabel('Show', { exact: true }).selectOption(view)
      await expect(console.getByRole('row').filter({ hasText: renter.email }).first()).toBeVisible()
    }
    await console.setViewportSize(narrow)
    await expectNoSidewaysScroll(console)
    await expectNoAxeViolations(console)
    await console.context().close()
  })
})

const unpayable = 'We do not know where to send your earnings'

async function fillSellerDetails(page: Page): Promise<void> {
  const open = () => page.getByRole('button', { name: 'Add the details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Details for HMRC' })
  const taxNumber = dialog.getByLabel('National Insurance number or UTR')
  await open()
  await dialog.getByLabel('Date of birth').fill('1984-05-17')
  await dialog.getByRole('radio', { name: 'A company' }).check()
  await expect(dialog.getByLabel('Company number')).toHaveValue('')
  await dialog.getByLabel('Company number').fill('01234567')
  await taxNumber.fill('1234567890')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await open()
  await expect(dialog).toContainText('What you typed is still here, but not saved yet.')
  await expect(dialog.getByLabel('Company number')).toHaveValue('01234567')
  await expect(taxNumber).toHaveValue('')
  await dialog.getByRole('button', { name: 'Start afresh' }).click()
  await dialog.getByLabel('Full legal name').fill('Ada Marlow')
  await dialog.getByLabel('Address').fill('1 Mill Lane, York')
  await dialog.getByLabel('Postcode').fill('YO1 7HH')
  await dialog.getByLabel('Date of birth').fill('1984-05-17')
  await taxNumber.fill('QQ123456C')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save the details' }).click()
  await expectSaid(page, 'Your details are saved')
}

async function earningsOf(
  request: APIRequestContext,
  host: { token: string },
  { _id }: Booking,
): Promise<number> {
  const { earnings } = await call(request, host, 'get', `/booking/${_id}`)
  return earnings.netPence
}
