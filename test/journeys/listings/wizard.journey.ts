import type { Page, Request } from '@playwright/test'
import { expectSaid, logIn } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'
import { fillListing, openHost } from './hosts.ts'

test.slow()

const titleOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const select = (page: Page, name: string, option: string) =>
  page.getByLabel(name, { exact: true }).selectOption({ label: option })
const savedBy = (page: Page, method: string) =>
  page.waitForResponse(
    answer =>
      /\/api\/v1\/listings(\/[\w-]+)?$/.test(answer.url()) && answer.request().method() === method,
  )

async function expectTidy(page: Page) {
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
}

/** Maps are drawn in software here, which is slow; the journey for editing uses a real one. */
async function withoutMaps(page: Page) {
  await page.route('**/assets/MapCanvas-*', route => route.abort())
}

const isUpright = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.naturalHeight > picture.naturalWidth

async function expectNextWaitsFor(page: Page, words: RegExp) {
  await expect(button(page, 'Next')).toBeDisabled()
  await expect(button(page, 'Next')).toHaveAccessibleDescription(words)
}

test('a partner with a phone says what they let, leaves, and finds it kept', async ({
  page,
  request,
  readMail,
}) => {
  await page.setViewportSize(narrow)
  await withoutMaps(page)
  const calls: Request[] = []
  page.on('request', call => calls.push(call))
  const countOf = (method: string, path: RegExp) =>
    calls.filter(call => call.method() === method && path.test(call.url())).length
  await logIn(page, await openHost(request, readMail), '/listings/create')

  await expect(titleOf(page, 'Provide listing location & type')).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Steps of your listing' })
  await expect(steps.getByRole('listitem')).toHaveText([
    /Basic Information/,
    /Space Details/,
    /Availability/,
    /Pricing/,
  ])
  await expect(page.getByRole('link', { name: 'Cancel', exact: true })).toBeVisible()
  await expect(button(page, 'Back')).toHaveCount(0)
  await expect(button(page, 'Save & Exit')).toHaveCount(0)
  const map = page.getByRole('group', { name: 'Map of where the space is' })
  await expect(map).toHaveText('loading ...')
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveText('Unable to load map api')
  expect(countOf('GET', /configurations\/storage-size/), 'sizes wait for their step').toBe(0)

  await expectNextWaitsFor(page, /Please enter the address/)
  const address = page.getByRole('combobox', { name: 'Address', exact: true })
  await address.pressSequentially('Yor')
  await expect(address).toHaveValue('Yor')
  expect(countOf('GET', /\/api\/v1\/places/), 'three letters are too few').toBe(0)
  await address.pressSequentially('k')
  await page.route('**/places/geocode?*', route => route.abort())
  const nowhere = page.waitForEvent('requestfailed', call => /geocode/.test(call.url()))
  await page.getByRole('option', { name: /^York/ }).first().click()
  await nowhere
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await page.unroute('**/places/geocode?*')
  await address.fill('')
  await address.pressSequentially('York')
  await page.getByRole('option', { name: /^York/ }).first().click()
  await expect(address).toHaveValue(/^York/)
  await page.getByLabel('House number or name').fill('7')
  await page.getByRole('textbox', { name: /^Street/ }).fill('Rope Walk')
  await expectNextWaitsFor(page, /Please choose a storage type/)
  await select(page, 'Storage type', 'Garage & Lock Up')
  await page.reload()
  await expect(page.getByText('What you typed is still here, but not saved yet.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Street/ })).toHaveValue('Rope Walk')
  await expect(page.getByLabel('Storage type', { exact: true })).toHaveValue(/garage/)
  await expectNextWaitsFor(page, /Please choose a floor/)
  await select(page, 'Floor', 'Ground floor')
  await expectNextWaitsFor(page, /at least one feature/)
  await page.getByRole('checkbox', { name: 'Drive-up access' }).check()
  await expect(button(page, 'Next')).toBeEnabled()

  const delivery = page.getByRole('checkbox', { name: 'Delivery' })
  await delivery.check()
  await expect(page.getByLabel('Cost per km', { exact: true })).toBeVisible()
  await select(page, 'Vehicle type', 'Small van')
  await delivery.uncheck()
  await expect(page.getByLabel('Vehicle type', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Cost per km', { exact: true })).toHaveCount(0)
  const packing = page.getByRole('checkbox', { name: 'Packing' })
  await packing.check()
  await expect(page.getByLabel('Packaging size', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Cost per size', { exact: true })).toBeVisible()
  await packing.uncheck()
  await expect(page.getByLabel('Packaging size', { exact: true })).toHaveCount(0)
  await expectTidy(page)

  const created = savedBy(page, 'POST')
  await button(page, 'Next').click()
  const { coordinates } = (await created).request().postDataJSON()
  expect(coordinates.lat, 'the pin went to York').toBeCloseTo(53.96, 1)
  await expect(titleOf(page, 'Describe your listing')).toBeFocused()
  await expect(steps.getByRole('listitem').locator('svg'), 'a check mark').toHaveCount(1)
  await button(page, 'Back').click()
  await expect(page.getByRole('textbox', { name: /^Street/ })).toHaveValue('Rope Walk')
  const changed = savedBy(page, 'PATCH')
  await button(page, 'Next').click()
  await changed
  expect(countOf('POST', /\/listings$/), 'going back starts no second listing').toBe(1)

  await select(page, 'Size', '50 sq ft')
  const spaces = page.getByLabel('Number of spaces', { exact: true })
  await expect(spaces).toHaveValue('1')
  await button(page, 'Decrease number of spaces').press('Enter')
  await expect(spaces).toHaveValue('1')
  await page.getByLabel('Storage title', { exact: true }).fill('Garage on the Rope Walk')
  await page.getByLabel('Description', { exact: true }).focus()
  await page.getByLabel('Size', { exact: true }).focus()
  const marked = page.locator('[data-section=description]')
  await expect(marked.getByText('Incomplete', { exact: true })).toBeVisible()
  await page.getByLabel('Description', { exact: true }).fill('Dry, with a wide door.')
  await expect(marked.getByText('Incomplete', { exact: true })).toHaveCount(0)
  await expectNextWaitsFor(page, /at least one picture/)
  const media = page.getByRole('list', { name: 'Your pictures and videos' })
  const chooser = page.getByLabel('Pictures and videos', { exact: true })
  await page.route('**/upload', route => route.abort())
  const lost = page.waitForEvent('requestfailed', call => call.url().endsWith('/upload'))
  await chooser.setInputFiles(await photographOf(20_000))
  await lost
  await expect(page.getByText('Uploading 1 file')).toHaveCount(0)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await expect(media).toHaveCount(0)
  await page.unroute('**/upload')
  const { promise: shown, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/upload', route => shown.then(() => route.continue()))
  const tooLarge = { ...(await photographOf(5_031_071)), name: 'too-large.jpg' }
  await chooser.setInputFiles([tooLarge, await photographOf(5_031_070)])
  await expect(page.getByText('Uploading 1 file')).toBeVisible()
  letGo()
  await expectSaid(page, 'Please upload a file smaller than 5 MB')
  const refused = page.getByRole('alert').filter({ hasText: '1 file was not uploaded' })
  await expect(refused.getByRole('listitem')).toHaveText([
    'too-large.jpg: Please upload a file smaller than 5 MB',
  ])
  await expectSaid(page, 'File uploaded successfully')
  await expect(media.getByRole('listitem')).toHaveCount(1)
  await expect(button(page, 'Next')).toBeEnabled()
  await expect(page.getByText('Saved a moment ago')).toBeVisible()
  await expectTidy(page)
  await refused.getByRole('button', { name: 'Shrink it and add it' }).click()
  await expect(refused).toHaveCount(0)
  await expect(media.getByRole('listitem')).toHaveCount(2)
  const shrunk = media.getByRole('img').last()
  await expect.poll(() => shrunk.evaluate(isUpright)).toBe(true)

  await button(page, 'Save & Exit').click()
  await expect(page).toHaveURL('/listings')
  await page.getByRole('link', { name: 'Create Listing' }).first().click()
  await expect(address).toHaveValue('')
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await expect(titleOf(page, 'Provide storage availability period')).toBeVisible()
  await button(page, 'Back').click()
  await expect(page.getByLabel('Storage title', { exact: true })).toHaveValue(
    'Garage on the Rope Walk',
  )
  await expect(media.getByRole('listitem')).toHaveCount(2)
  await media.getByRole('button', { name: 'Remove item 1' }).click()
  await media.getByRole('button', { name: 'Remove item 1' }).click()
  await expectNextWaitsFor(page, /at least one picture/)
})

test('a partner says when and for how much, and sends the listing in', async ({
  page,
  request,
  readMail,
  context,
}) => {
  await page.setViewportSize(narrow)
  const host = await openHost(request, readMail)
  const unsaid = {
    storageAccessPeriod: null,
    storageAccessType: null,
    bookingDuration: null,
    bookingNotice: null,
    unavailabilityDate: null,
    unavailabilityReason: null,
    monthlyRate: null,
    hourlyRate: null,
    consent: false,
  }
  const { _id } = await fillListing(request, host, unsaid)
  await logIn(page, host, `/listings/create?id=${_id}`)

  await expect(titleOf(page, 'Provide storage availability period')).toBeVisible()
  await expectNextWaitsFor(page, /when renters can come/)
  await select(page, 'Access period', 'Any time, day or night')
  await expectNextWaitsFor(page, /how renters get in/)
  await select(page, 'Access type', 'Key safe')
  await expectNextWaitsFor(page, /the shortest rental/)
  await select(page, 'Shortest rental period', '1 day')
  await expectNextWaitsFor(page, /a notice period/)
  await select(page, 'Notice period', '2 days')
  await expect(page.getByText('for 1 day or longer, starting 2 days from now')).toBeVisible()
  await page.getByRole('switch', { name: 'Parking permit needed' }).press('Space')
  await page.getByLabel('Parking instructions').fill('Stop in front of the blue door.')
  await page.getByRole('button', { name: 'Later month' }).click()
  const days = page.getByRole('table', { name: /20\d\d/ }).getByRole('button')
  await days.first().click()
  await days.nth(3).click()
  await page.getByLabel('Reason').fill('Painting')
  const closed = page.getByRole('list', { name: 'Days you have closed' })
  await expect(closed.getByRole('listitem')).toContainText('Painting')
  await expect(days.nth(1)).toHaveAccessibleName(/closed/)
  await days.nth(9).click()
  await button(page, 'Next').click()
  const lastDay = page.getByRole('button', { name: /^Last day/ })
  await expect(lastDay).toBeFocused()
  await expect(lastDay).toHaveAccessibleDescription(/choose a last day too/)
  await expectTidy(page)
  await button(page, 'Clear').click()
  await expect(lastDay).not.toHaveAccessibleDescription(/choose a last day too/)
  const closing = savedBy(page, 'PATCH')
  await button(page, 'Next').click()
  const { unavailabilityPeriods } = (await closing).request().postDataJSON()
  expect(unavailabilityPeriods).toMatchObject([{ reason: 'Painting' }])

  await expect(titleOf(page, 'State pricing')).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Custom' })).toBeChecked()
  const elastic = page.getByRole('radio', { name: /Elastic/ })
  await expect(elastic).toBeDisabled()
  for (const words of [
    'AI estimate',
    '£100 per month',
    '£10 per day',
    '£2 per hour',
    'Partners are charged 20% on all earnings.',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  }
  const monthly = page.getByLabel('Monthly rate', { exact: true })
  await button(page, 'Decrease monthly rate').press('Enter')
  await expect(monthly).toHaveValue('0')
  await expectNextWaitsFor(page, /a monthly rate above £0/)
  await monthly.fill('-5')
  await monthly.blur()
  await expect(monthly).not.toHaveValue(/-/)
  await monthly.fill('95')
  await expectNextWaitsFor(page, /an hourly rate above £0/)
  await page.getByLabel('Hourly rate', { exact: true }).fill('2.50')
  await expectNextWaitsFor(page, /agree to the terms/)
  await page.getByRole('switch', { name: 'Approve bookings automatically' }).press('Space')
  await page.getByRole('switch', { name: 'I agree to the terms for partners' }).press('Space')
  await expectTidy(page)

  await page.route('**/api/v1/listings/*', route =>
    route.fulfill({ status: 500, json: { status: 'error', error: 'It rains in.' } }),
  )
  await button(page, 'Next').click()
  await expect(page.getByRole('alert').filter({ hasText: 'It rains in.' })).toBeVisible()
  await expect(page.locator('[data-toast=error]')).toHaveText('It rains in.')
  await page.unrouteAll()
  await expect(button(page, 'Next')).toBeEnabled()
  const sent = page.waitForResponse(answer =>
    Boolean(answer.request().postData()?.includes('"completed":true')),
  )
  await button(page, 'Next').click()
  expect((await sent).status()).toBe(200)

  const done = page.getByRole('alertdialog', { name: 'Your listing is almost live!' })
  await expect(done).toContainText('Please wait up to 24 hours for your liting to be approved')
  await expectTidy(page)
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    done.getByRole('link', { name: 'Preview' }).click(),
  ])
  await expect(preview).toHaveURL(`/book/${_id}`)
  await expect(preview.getByText('This is a preview')).toBeVisible()
  await preview.close()
  await done.getByRole('button', { name: 'Proceed to dashboard' }).click()
  await expect(page).toHaveURL('/listings')
  await expect(page.getByText(/wait up to 24 hours/)).toBeVisible()
  await page.goto('/listings/create')
  await expect(page.getByRole('combobox', { name: 'Address', exact: true })).toHaveValue('')
})
