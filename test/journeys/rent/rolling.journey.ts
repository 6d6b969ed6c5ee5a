import type { Page } from '@playwright/test'
import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { chooseMonth, monthName } from '../bookings/months.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { newPage, panel, payThroughApi } from '../payments/payers.ts'
import { narrow, wide } from '../site/addresses.ts'

test('a space is let until somebody gives notice, paid by the month, and comes to its end', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  test.slow()
  const form = { services: [], storageNumber: 1, autoApprove: true, storageTitle: 'Arch 14' }
  const { host, renter, listing } = await openBothSides(request, readMail, form)

  const other = await newPage(browser, baseURL)

  await test.step('its partner offers it in the wizard', async () => {
    await openSignedIn(other, host, `/listings/edit/${listing._id}`)
    await offer(other)
  })

  await test.step('its renter chooses it beside the listing', async () => {
    await openSignedIn(page, renter, `/book/${listing._id}`)
    const booking = page.getByRole('complementary', { name: 'Book this space' })
    const untilNotice = booking.getByRole('switch', { name: 'Until I give notice' })
    // A press that comes before the code is repeated once that is there.
    await untilNotice.click()
    await expect(untilNotice).toBeChecked()
    await expect(booking.getByText('Last month', { exact: true })).toHaveCount(0)
    await chooseMonth(page, 'First month', monthName(1))
    await expect(booking).toContainText('First month£108')
    await check(page)
    await booking.getByRole('button', { name: 'Book Now', exact: true }).click()
    await expect(page).toHaveURL(`/checkout/${listing._id}`)
  })

  await test.step('it stays chosen at checkout, which says what each month costs', async () => {
    const openEnd = page.getByRole('switch', { name: 'Until I give notice' })
    await expect(openEnd).toBeChecked()
    await page.reload()
    await expect(openEnd).toBeChecked()
    await expect(page.getByRole('complementary')).toContainText('Each month after it£108')
    await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
    await check(page)
    await page.getByRole('button', { name: 'Book Now', exact: true }).click()
    await expectSaid(page, 'Storage listing successfully booked')
  })

  const [booking] = await call(request, renter, 'get', '/booking')
  await payThroughApi(request, renter, booking)

  await test.step('the months, the card and the last day stand on its page', async () => {
    await page.goto(`/your-storage/${booking._id}`)
    const months = panel(page, 'Month by month')
    await expect(months).toContainText('£108 a month with tax')
    await expect(months.getByRole('listitem').first()).toContainText('Paid')
    await expect(months.getByRole('listitem').nth(1)).toContainText('Coming')
    await expect(panel(page, 'Rent and card')).toContainText('the card ending in 4242')
    await check(page)
  })

  await test.step('another card is given on the provider’s page', async () => {
    await page.getByRole('button', { name: 'Change the card' }).click()
    await page.getByRole('radio', { name: /^Runs out soon/ }).check()
    await page.getByRole('button', { name: 'Keep this card' }).click()
    await expect(page).toHaveURL(new RegExp(`/your-storage/${booking._id}`))
    await expect(panel(page, 'Rent and card')).toContainText('the card ending in 0069')
  })

  await test.step('its partner sets a later price, and its renter reads by when to leave', async () => {
    await goOnTo(other, `/bookings/${booking._id}`)
    const theirs = panel(other, 'Month by month')
    await theirs.getByRole('button', { name: 'Set a later price' }).click()
    await theirs.getByRole('textbox', { name: 'Rent a month, before tax' }).fill('120')
    await other.reload()
    await theirs.getByRole('button', { name: 'Set a later price' }).click()
    await expect(theirs).toContainText('What you typed is still here, but not sent yet.')
    await expect(theirs).toContainText('£129')
    await check(other)
    await theirs.getByRole('button', { name: 'Tell the renter' }).click()
    const dialog = other.getByRole('alertdialog')
    await expect(dialog).toContainText('To leave before, they give notice by')
    await expectNoAxeViolations(other)
    await dialog.getByRole('button', { name: 'Set the price' }).click()
    await expect(theirs).toContainText('the renter pays £129 a month with tax')
    await check(other)
    await page.goto(`/your-storage/${booking._id}`)
    const months = panel(page, 'Month by month')
    await expect(months).toContainText('the rent is £129 a month with tax')
    await expect(months).toContainText('give notice by')
    await check(page)
    await call(request, renter, 'post', `/booking/${booking._id}/notice`)
    await page.reload()
    await expect(months).toContainText('You have given notice.')
    await expect(months).not.toContainText('A later price')
    await call(request, renter, 'delete', `/booking/${booking._id}/notice`)
    await page.reload()
    await expect(months).toContainText('A later price')
    await theirs.getByRole('button', { name: 'Take the price back' }).click()
    await expect(theirs.getByRole('button', { name: 'Set a later price' })).toBeVisible()
  })

  await test.step('notice shows the last day first, and is taken back', async () => {
    const months = panel(page, 'Month by month')
    await months.getByRole('button', { name: 'Give notice' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('Last day')
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Give notice' }).click()
    await expect(months).toContainText('You have given notice.')
    await expect(months).not.toContainText('until notice is given')
    await other.reload()
    await expect(panel(other, 'Month by month')).toContainText('The renter has given notice.')
    await check(other)
    await other.context().close()
    await months.getByRole('button', { name: 'Take notice back' }).click()
    await expect(months.getByRole('button', { name: 'Give notice' })).toBeVisible()
  })
})

async function offer(page: Page) {
  const steps = page.getByRole('navigation', { name: 'Steps of your listing' })
  await steps.getByRole('button', { name: /Pricing/ }).click()
  await page.getByRole('switch', { name: 'Let month by month as well' }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await expectSaid(page, 'Listing was succesfully updated')
}

async function check(page: Page) {
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(wide)
}
