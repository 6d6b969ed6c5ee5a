import type { Page } from '@playwright/test'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { openAccount } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'

const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')

test('every card says the whole sum to one’s door, and what it is made of', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('button', { name: 'Price to your door' }).click()
  const from = page.getByLabel('Collect my things from')
  await from.fill('zzzzqqqq')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(from).toHaveAccessibleDescription(/^We did not find this place/)
  await expect(page).toHaveURL('/search')
  await from.fill('YO1 8ZW')
  await page.getByRole('combobox', { name: 'For how long' }).selectOption('3 months')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page).toHaveURL(/door=YO1/)
  const card = page.getByRole('article').first()
  await expect(card).toContainText('for 3 months')
  await card.getByText('What is in it').click()
  await expect(card).toContainText('Moving,')
  await expectNoAxeViolations(page)
})

test('the collection that a price was asked for stands in the checkout', async ({
  page,
  request,
  readMail,
}) => {
  await openSignedIn(page, await openAccount(request, readMail, 'customer'))
  await page.goto('/search?s=york')
  await page.getByRole('button', { name: 'Price to your door' }).click()
  await page.getByLabel('Collect my things from').fill('YO1 8ZW')
  await page.getByRole('button', { name: 'Show prices' }).click()
  const card = page.getByRole('article').first()
  await expect(card).toContainText('for 3 months')
  const [whole = ''] = /£[\d,.]+/.exec((await card.textContent()) ?? '') ?? []
  await card.getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Book Now', exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Moving', exact: true })).toBeChecked()
  await expect(page.getByLabel('Postcode')).toHaveValue('YO1 8ZW')
  await expect(page.getByRole('complementary')).toContainText(whole)
})

test('a typed postcode is where things are collected, and where no van comes one brings them', async ({
  page,
}) => {
  await page.goto('/search?s=LS8+1BW&storageType=garage%26lockup')
  await page.getByRole('button', { name: 'Price to your door' }).click()
  await expect(page.getByLabel('Collect my things from')).toHaveValue('LS8 1BW')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page.getByText('No partner here collects from LS8 1BW')).toBeVisible()
  await page.getByRole('button', { name: 'I bring my things myself' }).click()
  await expect(page.getByText(/^From £\d+ in all for 3 months$/)).toBeVisible()
  await expect(results(page).first()).toContainText('for 3 months')
})

test('chosen days stay beside a price to one’s door, and give way when that is asked for', async ({
  page,
}) => {
  const day = after(new Date(), 400 * dayMs)
    .toISOString()
    .slice(0, 10)
  await page.goto(`/search?from=${day}&to=${day}`)
  const askPrice = () => page.getByRole('button', { name: 'Price to your door' }).click()
  const show = page.getByRole('button', { name: 'Show prices' })
  await askPrice()
  const instead = page.getByRole('checkbox', { name: /^Only spaces that are free in all/ })
  await expect(instead).toHaveAccessibleDescription(/^Otherwise the filter .* stays: Free on/)
  await page.getByRole('radio', { name: 'Hours' }).check()
  await expect(instead).toHaveCount(0)
  await show.click()
  await expect(page).toHaveURL(new RegExp(`from=${day}.*hours=`))

  await askPrice()
  await page.getByRole('radio', { name: 'Months' }).check()
  await instead.check()
  await show.click()
  await expect(page).toHaveURL(/months=/)
  await expect(page).not.toHaveURL(new RegExp(day))
})
