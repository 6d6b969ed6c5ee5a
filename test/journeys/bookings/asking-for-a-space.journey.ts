import type { Page } from '@playwright/test'
import { expectSaid, fillLogin, openAccount } from '../accounts/people.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { narrow, wide } from '../site/addresses.ts'
import { chooseMonth, monthName } from './months.ts'

test('a visitor finds a space, logs in on the way and asks for it', async ({
  page,
  request,
  readMail,
}) => {
  test.slow()
  const host = await openHost(request, readMail)
  const renter = await openAccount(request, readMail, 'customer')
  const { _id: id } = await publishListing(request, host, {
    monthlyRate: 100,
    costPerKm: 2,
    deliveryRadiusKm: 100,
  })

  await page.setViewportSize(wide)
  await page.goto(`/book/${id}`)
  const panel = page.getByRole('complementary', { name: 'Book this space' })
  const bookNow = panel.getByRole('button', { name: 'Book Now', exact: true })
  await expect(bookNow).toBeDisabled()
  await chooseMonth(page, 'First month', monthName(1))
  await expect(panel.getByRole('button', { name: `Last month ${monthName(1)}` })).toBeVisible()
  await chooseMonth(page, 'Last month', monthName(2))
  await expect(panel.getByText('2 months at £100 a month')).toBeVisible()
  await expect(panel.getByText('£215', { exact: true })).toBeVisible()
  await bookNow.click()

  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/checkout/${id}`)}`)
  await fillLogin(page, renter)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`/checkout/${id}`)
  const kept = await page.evaluate(key => sessionStorage.getItem(key), `holdall.kept.draft.${id}`)
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    listingId: id,
    type: 'monthly',
    time: 2,
    unitPrice: 100,
    totalPrice: 215,
    startDate: expect.any(String),
    endDate: expect.any(String),
  })

  const summary = page.getByRole('complementary')
  const submit = page.getByRole('button', { name: 'Book Now', exact: true })
  const consent = page.getByRole('switch', { name: /^I agree to the terms of use/ })
  await expect(summary.getByText('£215', { exact: true })).toBeVisible()
  await expect(summary.getByText('Tax (7.5%)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Booking', exact: true })).toBeVisible()
  const policy = page.getByText('A booking awaits partner approval, usually within 24 hours.')
  await expect(policy).toContainText('Funds are deducted after the partner confirms.')
  await expect(page.getByText(/Cancellation fee £20. Full refund minus the fee/)).toContainText(
    `by the end of 1 ${monthName(1)}`,
  )
  await expect(page.getByRole('region', { name: 'What happens when' })).toContainText(
    'You pay within 24 hours of approval, by this time at the latest',
  )
  await expect(submit).toBeDisabled()
  await page.getByText('What may never be stored').click()
  await expectNoAxeViolations(page)
  await consent.check()
  await expect(submit).toBeEnabled()

  await page.setViewportSize(narrow)
  await collectFrom(page)
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)

  await page.getByRole('switch', { name: 'Packing', exact: true }).check()
  await expect(summary.getByText('Packing', { exact: true })).toBeVisible()
  await chooseMonth(page, 'Last month', monthName(3))
  await expect(summary.getByText('3 months at £100 a month')).toBeVisible()
  await expect(submit).toBeEnabled()
  await submit.click()
  await expectSaid(page, 'Storage listing successfully booked')
  await expect(page).toHaveURL('/your-storage')
  await expect(page.getByRole('tab', { name: 'Pending 1' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('article')).toContainText('has until')
  await expectNoSidewaysScroll(page)
  await page.goBack()
  await expect(page).toHaveURL(`/book/${id}`)
  await page.goForward()
  await page.getByRole('link', { name: 'Dry brick garage' }).click()
  const services = page.getByRole('region', { name: 'Additional services' })
  await expect(services).toContainText('LS6 2AB')
  await expect(services).toContainText('The partner packs your things.')
  await expect(page.getByRole('button', { name: 'CANCEL ORDER' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Withdraw request' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Withdraw this request?' })
  await expect(asking).toContainText('You have paid nothing, so there is nothing to refund.')
  await asking.getByRole('button', { name: 'Yes, withdraw' }).click()
  await expectSaid(page, 'Booking cancelled successfully.')
  await expect(page.getByText('Cancelled by you')).toBeVisible()
  await goOnTo(page, '/cancelled-bookings')
  await expect(page.getByRole('article', { name: 'Dry brick garage' })).toBeVisible()
})

/** Moving needs a pickup address with a known place, which editing the text removes. */
async function collectFrom(page: Page) {
  const submit = page.getByRole('button', { name: 'Book Now', exact: true })
  const summary = page.getByRole('complementary')
  const asked: string[] = []
  page.on('request', sent => asked.push(sent.url()))
  const map = page.getByRole('group', { name: 'Where your things are collected and where they go' })
  await expect(map).toHaveCount(0)
  await page.getByRole('switch', { name: 'Moving', exact: true }).check()
  await expect(map).toBeVisible()
  await expect(submit).toBeDisabled()
  const address = page.getByRole('combobox', { name: 'Pickup address' })
  await address.pressSequentially('Yor')
  await expect(page.getByRole('option')).toHaveCount(0)
  await address.pressSequentially('k')
  const answerLater = Promise.withResolvers<void>()
  const quotes = '**/api/v1/booking/quote'
  await page.route(quotes, async route => {
    await answerLater.promise
    await route.continue()
  })
  await page.getByRole('option', { name: /^York/ }).first().click()
  await expect(address).toHaveValue(/^York/)
  await expect(submit).toBeDisabled()
  answerLater.resolve()
  await expect(page.getByText(/km \([0-9.]+ miles\) by road, one way/)).toBeVisible()
  await expect(summary.getByText(/^Moving, [0-9.]+ km at £2 a km$/)).toBeVisible()
  const door = page.getByLabel('House and street')
  await expect(page.getByText('Enter the house and street to collect from.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await door.focus()
  await door.blur()
  await expect(door).toHaveAccessibleDescription(/so that the driver finds your door/)
  await door.fill('14 Stonegate')
  await expect(submit).toBeEnabled()
  expect(asked.filter(url => url.includes('/places?q=Yor&'))).toEqual([])

  await address.press('End')
  await address.press('Backspace')
  await expect(submit).toBeDisabled()
  await address.fill('')
  await page.getByLabel('Postcode').fill('AB10 1AB')
  await expect(page.getByText(/^This partner collects within 100 km/)).toBeVisible()
  await expect(summary).toContainText('Please change the pickup address to see what it costs.')
  await page.getByLabel('Postcode').fill('ls62ab')
  await page.getByLabel('Postcode').blur()
  await expect(page.getByLabel('Postcode')).toHaveValue('LS6 2AB')
  await expect(submit).toBeEnabled()
}
