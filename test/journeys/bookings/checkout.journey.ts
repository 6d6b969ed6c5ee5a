import type { Page } from '@playwright/test'
import { expectSaid, logIn, openAccount } from '../accounts/people.ts'
import { expect, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { chooseMonth, monthName } from './months.ts'

test('pressing Book Now twice in a row books once and complains of nothing', async ({
  page,
  request,
  readMail,
}) => {
  const { _id: id } = await publishListing(request, await openHost(request, readMail))
  await logIn(page, await openAccount(request, readMail, 'customer'))
  await fillCheckout(page, id)
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
})

async function fillCheckout(page: Page, listingId: string) {
  await page.goto(`/checkout/${listingId}`)
  await chooseMonth(page, 'First month', monthName(1))
  await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
  await expect(page.getByRole('button', { name: 'Book Now', exact: true })).toBeEnabled()
}
