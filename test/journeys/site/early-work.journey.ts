import type { Page } from '@playwright/test'
import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { paidBooking } from '../bookings/both-sides.ts'
import { openRenter } from '../bookings/renters.ts'
import { expect, test } from '../fixtures.ts'
import { openHost, operator, publishListing } from '../listings/hosts.ts'

/** Keeps all code back, so that there is only what the server has drawn. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  return release
}

test('what is typed before the code of a page is there is kept, and can be sent', async ({
  page,
  request,
  readMail,
}) => {
  const renter = await openRenter(request, readMail)
  await openSignedIn(page, renter, '/personal-details')
  const release = await holdCode(page)
  await page.goto('/personal-details', { waitUntil: 'commit' })
  const lastName = page.getByLabel('Last name')
  await expect(lastName).not.toHaveValue('')
  await lastName.fill('Early-Bird')
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()
  release()
  await save.click()
  await expectSaid(page, 'Profile successfully updated')
  await page.reload()
  await expect(lastName).toHaveValue('Early-Bird')
})

test('a search that is sent before the code of a page is there is made after it', async ({
  page,
  request,
  readMail,
}) => {
  const { renter } = await paidBooking(request, readMail, { form: { storageTitle: 'Arch 11' } })
  await openSignedIn(page, renter)
  const release = await holdCode(page)
  await page.goto('/your-storage', { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Search bookings' })
  await field.fill('nothing like it')
  await field.press('Enter')
  await expect(page.getByRole('article', { name: 'Arch 11' })).toBeVisible()
  release()
  await expect(page).toHaveURL('/your-storage?q=nothing+like+it')
  await expect(field).toHaveValue('nothing like it')
  await expect(page.getByRole('article', { name: 'Arch 11' })).toHaveCount(0)
})

test('a page that is scrolled before its code is there stays where it is', async ({ page }) => {
  await openSignedIn(page, operator, '/admin/policy')
  const release = await holdCode(page)
  await page.goto('/admin/policy', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Try it on the last 90 days' })
  await button.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await button.dispatchEvent('click')
  release()
  await expect(page.getByText(/^These are the terms of today/)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('what is pressed before its part of a page is alive happens once it is', async ({
  page,
  request,
  readMail,
}) => {
  const { renter, booking } = await paidBooking(request, readMail, {
    form: { storageTitle: 'Arch 11' },
  })
  await openSignedIn(page, renter, `/your-storage/${booking._id}`)
  const release = await holdCode(page)
  await page.goto(`/your-storage/${booking._id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^CANCEL ORDER/ }).click()
  release()
  await expect(page.getByRole('alertdialog', { name: 'Cancel this booking?' })).toBeVisible()
})

test('a switch that is turned before its part of a page is alive stays turned', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  await publishListing(request, host, { storageTitle: 'Arch 12' })
  await openSignedIn(page, host, '/listings')
  const release = await holdCode(page)
  await page.goto('/listings', { waitUntil: 'commit' })
  const isLet = page.getByRole('switch', { name: 'Arch 12 is available' })
  const answered = page.waitForResponse(response => response.request().method() === 'PUT')
  await isLet.click()
  release()
  await answered
  await page.reload()
  await expect(isLet).not.toBeChecked()
})

test('what is sent right after its part of a page has come to life is what was typed before', async ({
  page,
}) => {
  await openSignedIn(page, operator, '/admin/policy')
  const release = await holdCode(page)
  await page.goto('/admin/policy', { waitUntil: 'commit' })
  const tax = page.getByLabel('Tax', { exact: true })
  await tax.fill('20.55')
  await page.evaluate(() => {
    // As soon as React looks after the field, before anything else can run.
    const tryOut = [...document.querySelectorAll('button')].find(
      one => one.textContent === 'Try it on the last 90 days',
    )
    const form = tryOut?.form
    const look = () => {
      const isAlive = form && Object.keys(form).some(key => key.startsWith('__reactProps'))
      if (isAlive) tryOut?.click()
      else requestAnimationFrame(look)
    }
    look()
  })
  release()
  await expect(page.getByText(/Please enter 0 to 25/)).toBeVisible()
  await expect(tax).toHaveValue('20.55')
})
