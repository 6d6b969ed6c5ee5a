import type { Page } from '@playwright/test'
import { logIn } from '../accounts/people.ts'
import { expect, test } from '../fixtures.ts'
import { fillListing, openHost } from './hosts.ts'

test.slow()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titleOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('a host who forgot the price of delivery is sent back to it and mends it there', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await fillListing(request, host, { services: [] })
  await logIn(page, host, `/listings/create?id=${_id}&step=basics`)
  await page.getByRole('checkbox', { name: 'Delivery' }).check()
  for (const title of [
    'Describe your listing',
    'Provide storage availability period',
    'State pricing',
  ]) {
    await button(page, 'Next').click()
    await expect(titleOf(page, title)).toBeVisible()
  }
  await button(page, 'Next').click()
  const missing = page.getByRole('alert').filter({ hasText: 'Some things are still missing' })
  await expect(missing).toContainText('Please choose a vehicle.')
  await expect(missing).toContainText('Please enter a cost per km.')

  await button(page, 'Go to Basic Information').click()
  await page.getByLabel('Vehicle type', { exact: true }).selectOption({ label: 'Small van' })
  await page.getByLabel('Cost per km', { exact: true }).fill('1.20')
  await expect(missing).toHaveCount(0)
  await expect(titleOf(page, 'Provide listing location & type')).toBeVisible()
  await expect(button(page, 'Next')).toBeEnabled()
})
