import type { Page } from '@playwright/test'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, test } from '../fixtures.ts'
import { fillListing, openHost, readListing } from './hosts.ts'

test.slow()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titleOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a partner who forgot the price of delivery is sent back to it and mends it there', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await fillListing(request, host, { services: [] })
  await openSignedIn(page, host, `/listings/create?id=${_id}&step=basics`)
  const steps = page.getByRole('navigation', { name: 'Steps of your listing' })
  const first = steps.getByText('1', { exact: true })
  await page.getByRole('checkbox', { name: 'Delivery' }).check()
  const postcode = page.getByLabel(/^Postcode/)
  await postcode.fill('ZZ99 9ZZ')
  for (const title of [
    'Describe your listing',
    'Provide storage availability period',
    'State pricing',
  ]) {
    await button(page, 'Next').click()
    await expect(titleOf(page, title)).toBeVisible()
    await expect(first, 'no check mark in place of the number').toBeVisible()
  }
  await button(page, 'Next').click()
  const missing = page.getByRole('alert').filter({ hasText: 'Some things are still missing' })
  await expect(missing).toContainText('Please choose a vehicle.')
  await expect(missing).toContainText('Please enter a cost per km.')

  await expect(missing).toContainText('Please enter a UK postcode')

  await button(page, 'Go to Basic Information').click()
  await expect(postcode).toBeFocused()
  await expect(postcode).toHaveValue('ZZ99 9ZZ')
  await postcode.fill('YO1 7HU')
  await page.getByLabel('Vehicle type', { exact: true }).selectOption({ label: 'Small van' })
  await page.getByLabel('Cost per km', { exact: true }).fill('1.20')
  await expect(missing).toHaveCount(0)
  await expect(titleOf(page, 'Provide listing location & type')).toBeVisible()
  await button(page, 'Next').click()
  await expect(titleOf(page, 'Describe your listing')).toBeVisible()
  await expect(first).toHaveCount(0)
})

test('a figure that cannot be kept is said to be wrong and not turned into another', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await fillListing(request, host, { services: ['delivery'] })
  await openSignedIn(page, host, `/listings/create?id=${_id}&step=basics`)
  const farthest = page.getByLabel(/^Furthest you will drive/)
  for (const typed of ['900', '-3']) {
    await farthest.fill(typed)
    await farthest.blur()
    await expect(farthest).toHaveValue(typed)
    await expect(farthest).toHaveAccessibleDescription(/a distance from 1 to 500 km/)
  }
  await button(page, 'Next').click()
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await expect(titleOf(page, 'Provide listing location & type')).toBeVisible()
  await farthest.fill('12.5')
  await expect(farthest).not.toHaveAttribute('aria-invalid')
  await button(page, 'Next').click()
  await expect(titleOf(page, 'Describe your listing')).toBeVisible()
  expect((await readListing(request, host, _id)).deliveryRadiusKm).toBe(12.5)

  await page.goto(`/listings/create?id=${_id}&step=pricing`)
  const monthly = page.getByLabel('Monthly rate', { exact: true })
  await monthly.fill('99999999')
  await monthly.blur()
  await expect(monthly).toHaveValue('99999999')
  await expect(monthly).toHaveAccessibleDescription(/at most £100,000/)
  await expect(button(page, 'Next')).toBeDisabled()
})
