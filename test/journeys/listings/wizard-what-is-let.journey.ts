import type { Page, Request } from '@playwright/test'
import { expectSaid } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'
import { openHost } from './hosts.ts'
import { button, expectNextWaitsFor, expectTidy, savedBy, select, titleOf } from './wizard-steps.ts'

test.slow()

/** Maps are drawn in software here, which is slow; the journey for editing uses a real one. */
async function withoutMaps(page: Page) {
  await page.route('**/assets/MapCanvas-*', route => route.abort())
}

const isUpright = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.naturalHeight > picture.naturalWidth

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
  await openSignedIn(page, await openHost(request, readMail), '/listings/create')

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
  await page.getByLabel('House number or name', { exact: true }).fill('7')
  await expect(page.getByLabel('Street', { exact: true })).toBeVisible()
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
  await page.goBack()
  await expect(titleOf(page, 'Provide listing location & type')).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^Street/ })).toHaveValue('Rope Walk')
  await page.goForward()
  await expect(titleOf(page, 'Describe your listing')).toBeFocused()
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
  await expect(page.getByText('It could not be sent. Please try again.')).toBeVisible()
  await expect(media).toHaveCount(0)
  await page.unroute('**/upload')
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await chooser.setInputFiles(plan)
  const wrongKind = 'plan.pdf: Please choose JPEG, PNG, MOV or MP4 files.'
  await expect(page.getByText(wrongKind)).toBeVisible()
  await expect(page.locator('[data-toast]'), 'it is said once').toHaveCount(0)
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
  await page.getByRole('link', { name: /^Continue.*Garage on the Rope Walk$/ }).click()
  await expect(titleOf(page, 'Provide storage availability period')).toBeVisible()
  await button(page, 'Back').click()
  await expect(page.getByLabel('Storage title', { exact: true })).toHaveValue(
    'Garage on the Rope Walk',
  )
  await expect(media.getByRole('listitem')).toHaveCount(2)
  await media.getByRole('button', { name: 'Remove item 1' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await media.getByRole('button', { name: 'Remove item 1' }).click()
  await expectNextWaitsFor(page, /at least one picture/)
})
