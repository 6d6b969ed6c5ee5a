import type { Page } from '@playwright/test'
import { busyOn, calendarServer } from '#test/servers/calendar-server.ts'
import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { expectZoom } from '../maps.ts'
import { narrow } from '../site/addresses.ts'
import { changeListing, fillListing, openHost, publishListing, readListing } from './hosts.ts'

test.slow()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => page.getByLabel('Storage title', { exact: true })
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps of your listing' })
    .getByRole('button', { name: new RegExp(name) })

test('an edit of a whole draft asks whether to send it in', async ({ page, request, readMail }) => {
  const host = await openHost(request, readMail)
  const { _id } = await fillListing(request, host, { storageTitle: 'Loft' })
  await page.setViewportSize(narrow)
  await openSignedIn(page, host, `/listings/edit/${_id}`)
  await tab(page, 'Space Details').click()
  await title(page).fill('Loft with a ladder')
  await expectNoSidewaysScroll(page)
  await button(page, 'Save changes').click()
  const asking = page.getByRole('alertdialog', { name: 'Send it for review?' })
  await expect(asking).toContainText('wait up to 24 hours')
  await expectNoAxeViolations(page)
  await asking.getByRole('button', { name: 'Send for review' }).click()
  await expectSaid(page, 'Listing was succesfully updated')
  await expect(page).toHaveURL('/listings')
  await expect(page.getByRole('article', { name: 'Loft with a ladder' })).toContainText('Pending')
})

test('what is live changes when its partner says so, and not under their hands', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id, coordinates } = await publishListing(request, host, { storageTitle: 'Barn' })
  await openSignedIn(page, host, `/listings/edit/${_id}`)
  await expect(page.getByText('This listing is live.')).toBeVisible()
  const pin = page.getByRole('button', { name: /Your space/ })
  await expect(pin).toBeVisible()
  const map = page.getByRole('group', { name: 'Map of where the space is' })
  await expectZoom(map, 15, coordinates?.lat ?? 0)
  await pin.press('ArrowUp')
  await tab(page, 'Space Details').click()
  await title(page).fill('')
  await expect(page.locator('[data-section=description]')).toContainText('Incomplete')
  await title(page).fill('Brick barn')
  const preview = page.getByRole('complementary', { name: 'How renters will see it' })
  await expect(preview).toContainText('Brick barn')
  await expectNoAxeViolations(page)
  expect((await readListing(request, host, _id)).storageTitle).toBe('Barn')

  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await leaving.getByRole('button', { name: 'Stay here' }).click()
  await button(page, 'Save changes').click()
  await expectSaid(page, 'Listing was succesfully updated')
  await expect(page).toHaveURL('/listings')
  const saved = await readListing(request, host, _id)
  expect(saved.storageTitle).toBe('Brick barn')
  expect(saved.coordinates?.lat).toBeGreaterThan(coordinates?.lat ?? 90)

  await page.getByRole('link', { name: 'Edit Brick barn' }).click()
  await tab(page, 'Pricing').click()
  const monthly = page.getByLabel('Monthly rate', { exact: true })
  await monthly.fill('1.250,00')
  await tab(page, 'Basic Information').click()
  await expect(monthly).toBeFocused()
  await expect(monthly).toHaveAccessibleDescription(/Please give a number/)
  await monthly.fill('120')
  await changeListing(request, host, _id, { hourlyRate: 3 })
  await button(page, 'Save changes').click()
  await expect(page.getByRole('alert')).toContainText('changed in another tab')
  await button(page, 'Load it again').click()
  await expect(page.getByLabel('Hourly rate', { exact: true })).toHaveValue('3')
  await expect(page.getByLabel('Monthly rate', { exact: true })).toHaveValue('100')
})

test('what is typed while a change is being saved is neither lost nor left behind', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await publishListing(request, host, { storageTitle: 'Barn' })
  await openSignedIn(page, host, `/listings/edit/${_id}`)
  await tab(page, 'Space Details').click()
  await title(page).fill('Brick barn')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api/v1/listings/${_id}`, async route => {
    if (route.request().method() === 'PATCH') await released
    await route.continue()
  })
  await button(page, 'Save changes').click()
  await title(page).fill('Brick barn with a lamp')
  release()
  await expectSaid(page, 'Listing was succesfully updated')
  await expect(title(page)).toHaveValue('Brick barn with a lamp')
  expect((await readListing(request, host, _id)).storageTitle).toBe('Brick barn')
  await button(page, 'Save changes').click()
  await expect(page).toHaveURL('/listings')
  expect((await readListing(request, host, _id)).storageTitle).toBe('Brick barn with a lamp')
})

test('a draft that is left while it is being saved is saved once more', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await fillListing(request, host, { storageTitle: 'Loft' })
  await openSignedIn(page, host, `/listings/create?id=${_id}&step=space`)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(`**/api/v1/listings/${_id}`, async route => {
    if (route.request().method() === 'PATCH') {
      ask()
      await released
    }
    await route.continue()
  })
  await title(page).fill('Dry loft')
  await asked
  await title(page).fill('Dry loft with a ladder')
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().click()
  await expect(page).toHaveURL(/^[^?]*\/bookings/)
  release()
  const titleNow = async () => (await readListing(request, host, _id)).storageTitle
  await expect.poll(titleNow).toBe('Dry loft with a ladder')
})

test('closed days are saved once both are chosen, and not forgotten when only one is', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await publishListing(request, host, { unavailabilityPeriods: [] })
  await openSignedIn(page, host, `/listings/edit/${_id}`)
  await tab(page, 'Availability').click()
  await page.getByRole('button', { name: 'Later month' }).click()
  const days = page.getByRole('table', { name: /20\d\d/ }).getByRole('button')
  await days.nth(24).click()
  await tab(page, 'Pricing').click()
  await button(page, 'Save changes').click()
  const lastDay = page.getByRole('button', { name: /^Last day/ })
  await expect(lastDay).toBeFocused()
  await expect(lastDay).toHaveAccessibleDescription(/choose a last day too/)

  await page.getByRole('button', { name: 'Later month' }).click()
  await days.nth(27).click()
  await page.getByLabel('Reason').fill('Family visit')
  await button(page, 'Save changes').click()
  await expectSaid(page, 'Listing was succesfully updated')
  const saved = await readListing(request, host, _id)
  expect(saved.unavailabilityPeriods).toEqual([
    {
      startDate: expect.stringMatching(/-25$/),
      endDate: expect.stringMatching(/-28$/),
      reason: 'Family visit',
    },
  ])
})

test('another calendar closes days, and the listing shows its own in a secret address', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await publishListing(request, host, { unavailabilityPeriods: [] })
  const server = await calendarServer()
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const other = server.at((_request, response) => void response.end(busyOn(day)))
  await page.setViewportSize(narrow)
  await openSignedIn(page, host, `/listings/edit/${_id}?step=availability`)
  await button(page, 'Add a calendar').click()
  const adding = page.getByRole('dialog', { name: 'Add a calendar' })
  const field = adding.getByLabel('Address of the calendar')
  const add = adding.getByRole('button', { name: 'Add calendar' })
  await adding.getByLabel('Name').fill('The other site')
  await field.fill('the-other-site.test/mine.ics')
  await add.click()
  await expect(field).toHaveAccessibleDescription(/^Please paste an address/)
  await field.fill(await page.getByLabel('Secret address').inputValue())
  await add.click()
  await expect(field).toHaveAccessibleDescription(/the address of this listing itself/)
  await expect(field).toBeFocused()
  await expect(adding.getByRole('alert')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await field.fill(other.url)
  await add.click()
  const list = page.getByRole('list', { name: 'Other calendars' })
  await expect(list).toContainText('It closes 1 day.', { timeout: 30_000 })
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  const closed = [{ startDate: day, endDate: day }]
  expect((await readListing(request, host, _id)).closedByCalendars).toEqual(closed)

  const address = page.getByLabel('Secret address')
  const old = await address.inputValue()
  expect((await request.get(old)).status()).toBe(200)
  await button(page, 'Make a new address').click()
  const asking = page.getByRole('alertdialog', { name: 'Make a new address?' })
  await asking.getByRole('button', { name: 'Make a new address' }).click()
  await expectSaid(page, 'Your new address is ready.')
  expect((await request.get(old)).status()).toBe(404)

  await button(page, 'Remove The other site').click()
  await button(page, 'Yes, remove it').click()
  await expectSaid(page, 'Its days are open again.')
  expect((await readListing(request, host, _id)).closedByCalendars).toEqual([])
  await server.close()
})

for (const width of [320, 1440]) {
  test(`what is pressed below the calendars stays in its place while they come, at ${width} px`, async ({
    page,
    request,
    readMail,
  }) => {
    const host = await openHost(request, readMail)
    const { _id } = await publishListing(request, host)
    const { promise: asked, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/calendars', route => asked.then(() => route.continue()))
    await page.setViewportSize({ width, height: 800 })
    await openSignedIn(page, host, `/listings/edit/${_id}?step=availability`)
    await expect(page.getByText('Loading your calendars')).toBeAttached()
    await expect(page.getByText(/^Somebody can book for/)).toBeVisible()
    const topOfSave = () =>
      button(page, 'Save changes').evaluate(one => one.getBoundingClientRect().top + scrollY)
    const before = await topOfSave()
    come()
    await expect(button(page, 'Add a calendar')).toBeVisible()
    expect(await topOfSave()).toBeCloseTo(before, 0)
  })
}
