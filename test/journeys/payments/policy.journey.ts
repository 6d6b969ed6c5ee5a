import type { APIRequestContext } from '@playwright/test'
import { expectSaid, logInElsewhere } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { chooseMonth, monthName } from '../bookings/months.ts'
import { askForHours, openRenter } from '../bookings/renters.ts'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import { openHost, operator, publishListing } from '../listings/hosts.ts'

test.slow()

test('an operator tries new terms out and adopts them; what was booked before keeps its own', async ({
  page,
  browser,
  baseURL,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id: id } = await publishListing(request, host)
  const renter = await openRenter(request, readMail)
  const before = await askForHours(request, renter, id, [24, 34])
  expect(before.price).toBe(27)

  await openSignedIn(page, renter, `/checkout/${id}`)
  await chooseMonth(page, 'First month', monthName(2))
  await page.getByRole('switch', { name: /^I agree to the terms of use/ }).check()
  const bookNow = page.getByRole('button', { name: 'Book Now', exact: true })
  await expect(bookNow).toBeEnabled()
  const total = page.getByRole('complementary').getByText('Total', { exact: true }).locator('..')
  await expect(total).toContainText('£108')

  const desk = await browser.newContext({ baseURL: baseURL ?? '' })
  try {
    const console = await desk.newPage()
    await openSignedIn(console, operator, '/admin/policy')
    await console.getByLabel('Tax', { exact: true }).fill('20.55')
    await console.getByRole('button', { name: 'Try it on the last 90 days' }).click()
    await expect(console.getByText(/Please enter 0 to 25/)).toBeVisible()
    await expect(console.getByLabel('Tax', { exact: true })).toBeFocused()
    await console.getByLabel('Tax', { exact: true }).fill('20')
    await console.getByLabel('Cancellation fee', { exact: true }).fill('35')
    await console.getByRole('button', { name: 'Try it on the last 90 days' }).click()
    await expect(console.getByText(/bookings were asked for in 90 days/)).toBeVisible()
    const sums = console.getByRole('table', { name: 'The sums, as they were' })
    await expect(sums.getByRole('row').filter({ hasText: 'Tax kept' })).toContainText('+£')
    await expectNoAxeViolations(console)
    await console.getByRole('button', { name: 'Adopt these terms' }).click()
    const dialog = console.getByRole('dialog', { name: 'Adopt new terms?' })
    await expect(dialog.getByText('7.5% → 20%')).toBeVisible()
    await dialog.getByLabel('Why').fill('The tax that renters pay has changed.')
    await console.keyboard.press('Escape')
    await console.getByRole('button', { name: 'Adopt these terms' }).click()
    await expect(dialog).toContainText('What you typed is still here')
    await expect(dialog.getByLabel('Why')).toHaveValue('The tax that renters pay has changed.')
    await dialog.getByRole('button', { name: 'Adopt', exact: true }).click()
    await expectSaid(console, 'The new terms apply from now on')
    const versions = console.getByRole('table', { name: /^All versions of the terms/ })
    await expect(
      versions.getByRole('row').filter({ hasText: 'Cancellation fee: £20 → £35' }),
    ).toBeVisible()

    await bookNow.click()
    await expect(page.getByText('The terms have changed', { exact: true })).toBeVisible()
    await expect(page.getByText(/was £108 and is now £120/)).toBeVisible()
    await expect(total).toContainText('£120')
    await expect(page.getByText(/Cancellation fee £35/)).toBeVisible()
    await bookNow.click()
    await expectSaid(page, 'Storage listing successfully booked')

    await page.goto(`/your-storage/${before._id}`)
    await expect(page.getByText('£27', { exact: true }).first()).toBeVisible()
    await page.goto('/terms-of-use')
    await expect(page.getByText(/plus 20% tax/)).toBeVisible()
  } finally {
    await desk.close()
    await adoptFirstTerms(request)
  }
})

/** Later journeys use the same server. */
async function adoptFirstTerms(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await logInElsewhere(request, operator)}` }
  const { data } = await (await request.get('/api/v1/admin/policy', { headers })).json()
  const [latest] = data
  const { taxRate, commissionRate, cancellationFee, packingPrice, ...rest } = data.at(-1).terms
  const { feeKeptBy, refundWindowHours, payWindowHours, payoutDelayHours } = rest
  const change = {
    ...{ taxRate, commissionRate, cancellationFee, packingPrice },
    ...{ feeKeptBy, refundWindowHours, payWindowHours, payoutDelayHours },
  }
  if (latest.terms.taxRate === taxRate) return
  const adoption = { since: latest.terms.version, change, reason: 'The journey is over.' }
  const adopted = await request.post('/api/v1/admin/policy', { headers, data: adoption })
  expect(adopted.status(), await adopted.text()).toBe(201)
}
