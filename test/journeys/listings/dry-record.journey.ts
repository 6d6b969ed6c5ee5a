import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { newPage } from '../payments/payers.ts'
import { narrow } from '../site/addresses.ts'
import { openHost, operator, publishListing } from './hosts.ts'

test.slow()
test.use({ viewport: narrow })

test('a partner shows how dry a space is, a stranger sees it, and an operator takes it down', async ({
  page,
  browser,
  baseURL,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await publishListing(request, host, { storageTitle: 'Barn' })
  await openSignedIn(page, host, '/listings')
  await page.getByRole('link', { name: 'Dry record of Barn' }).click()
  await expect(page.getByText('No readings yet')).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  const send = page.getByRole('button', { name: 'Post the reading' })
  await send.click()
  await expect(page.getByText('Please enter a whole number from 0 to 100.')).toBeVisible()
  await expect(page.getByText('Please choose a picture of the meter.')).toBeVisible()
  await expect(page.getByLabel('Relative humidity')).toBeFocused()
  await page.getByLabel('Relative humidity').fill('5.2')
  await expect(page.getByText('Please enter a whole number from 0 to 100.')).toBeVisible()
  await page.getByLabel('Relative humidity').fill('52')
  await page.getByLabel('Temperature').fill('9')
  await page.reload()
  await expect(page.getByLabel('Relative humidity')).toHaveValue('52')
  await page.getByLabel('Picture of the meter').setInputFiles(await photographOf(20_000))
  await expect(page.getByText(/^Chosen: .+ Choose another$/)).toBeVisible()
  await page.getByLabel('Note').fill('On the shelf at the back.')
  const answer = Promise.withResolvers<void>()
  await page.route('**/readings', async route => {
    if (route.request().method() === 'POST') await answer.promise
    await route.continue()
  })
  await send.click()
  await page.getByLabel('Note').fill('I shall ask for a fan.')
  answer.resolve()
  await expect(page.getByText(/^The badge shows until/)).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'On the shelf at the back.' }),
  ).toBeVisible()
  await expect(page.getByLabel('Relative humidity')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Note')).toHaveValue('I shall ask for a fan.')
  await expect(page.getByText('52% humidity at 9 °C')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Picture of the meter: 52% on/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Correct this month’s reading' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`/book/${_id}`)
  await stranger.getByRole('link', { name: /^Dry record: 52% on/ }).click()
  const record = stranger.locator('#dry-record')
  await expect(record.getByText('Fine for most things.', { exact: true })).toBeInViewport()
  await record.getByText('Pictures of the meter').click()
  await expect(record.getByRole('img', { name: /^Picture of the meter: 52%/ })).toBeVisible()
  await expect(record.getByRole('link', { name: 'Something wrong with it? Tell us' })).toBeVisible()
  await expectNoAxeViolations(stranger)

  const about = { about: 'listing', id: _id, reason: 'wrong_place' }
  const report = { ...about, words: 'That meter hangs in another barn.' }
  const { caseNumber } = await call(request, {}, 'post', '/reports', report)
  const desk = await newPage(browser, baseURL)
  await desk.setViewportSize(narrow)
  await openSignedIn(desk, operator, `/admin/listings/${_id}`)
  await desk.getByRole('button', { name: /^Take down the reading of/ }).click()
  const asking = desk.getByRole('dialog', { name: 'Take this reading down?' })
  const named = asking.getByLabel('Case number')
  const takeDown = asking.getByRole('button', { name: 'Take down' })
  await asking.getByLabel('Reason').fill('The picture shows another meter.')
  await named.fill('R-12')
  await takeDown.click()
  await expect(named).toHaveAccessibleDescription(/^That is not a case number/)
  await named.fill('R-222222')
  await takeDown.click()
  await expect(named).toHaveAccessibleDescription(/^There is no report with that case number/)
  await expectNoAxeViolations(desk)
  await expectNoSidewaysScroll(desk)
  await named.fill(caseNumber.toLowerCase())
  await takeDown.click()
  await expect(desk.getByText('Taken down by our team: The picture shows')).toBeVisible()
  await desk.goto('/admin/takedowns')
  const row = desk.getByRole('row').filter({ hasText: caseNumber })
  await expect(row).toContainText('Humidity reading removed')
  await desk.context().close()
})
