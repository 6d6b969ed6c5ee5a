import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { chooseMonth, monthName } from '../bookings/months.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { newPage, panel, payThroughApi } from '../payments/payers.ts'
import { narrow, wide } from '../site/addresses.ts'

test('two months are paid one by one, each with its receipt, and extended by a further booking', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  test.slow()
  const form = { services: [], storageNumber: 1, autoApprove: true, storageTitle: 'Arch 15' }
  const { host, renter, listing } = await openBothSides(request, readMail, form)
  const check = async () => {
    await expectNoAxeViolations(page)
    await page.setViewportSize(narrow)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(wide)
  }

  await test.step('at checkout its renter chooses to pay month by month', async () => {
    await openSignedIn(page, renter, `/checkout/${listing._id}`)
    await page.getByRole('radio', { name: 'Monthly' }).check()
    await chooseMonth(page, 'First month', monthName(1))
    await chooseMonth(page, 'Last month', monthName(2))
    await page.getByRole('radio', { name: 'Month by month' }).check()
    await expect(page.getByRole('complementary')).toContainText('First payment')
    await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
    await check()
    await page.getByRole('button', { name: 'Book Now', exact: true }).click()
    await expectSaid(page, 'Storage listing successfully booked')
  })

  const [booking] = await call(request, renter, 'get', '/booking')
  expect(booking).toMatchObject({ instalments: true, rolling: false })
  await test.step('once approved, its first part is asked for', async () => {
    await goOnTo(page, `/your-storage/${booking._id}`)
    await expect(page.getByRole('button', { name: 'Pay £107.50' })).toBeVisible()
  })
  await payThroughApi(request, renter, booking)

  await test.step('the months stand on its page, and the receipt of the first is printed', async () => {
    await page.goto(`/your-storage/${booking._id}`)
    const months = panel(page, 'Month by month')
    await expect(months.getByRole('listitem').first()).toContainText('Paid')
    await expect(months.getByRole('listitem').nth(1)).toContainText('Coming')
    await check()
    await page.getByText('Receipts by month').click()
    await panel(page, 'Rent and card').getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expect(page.getByRole('table')).toContainText('Rent for')
    await check()
    await page.goBack()
  })

  await test.step('it is extended with the sum shown first, and both sides see both', async () => {
    const further = panel(page, 'Stay longer')
    await further.getByRole('button', { name: /^Extend for £/ }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Sum for these months')
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Extend', exact: true }).click()
    await expectSaid(page, 'The further months are approved and wait for your payment')
    await expect(panel(page, 'Before and after')).toContainText('See the earlier booking')
    await check()
    const other = await newPage(browser, baseURL)
    await openSignedIn(other, host, `/bookings/${booking._id}`)
    await expect(panel(other, 'Before and after')).toContainText('See the further booking')
    await other.context().close()
  })
})
