import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'
import { fillListing, openHost } from './hosts.ts'
import { button, expectNextWaitsFor, expectTidy, savedBy, select, titleOf } from './wizard-steps.ts'

test.slow()

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
  await openSignedIn(page, host, `/listings/create?id=${_id}`)

  await expect(titleOf(page, 'Provide storage availability period')).toBeVisible()
  await expectNextWaitsFor(page, /when renters can come/)
  await select(page, 'Access period', 'Any time, day or night')
  await expectNextWaitsFor(page, /how renters get in/)
  await select(page, 'Access type', 'Key safe')
  await page.getByLabel('How to get in').fill('Code 4826, then the green key.')
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
  await expect(page.getByRole('main')).toBeFocused()
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
  await expect(monthly).toHaveAccessibleDescription('Please give a number, such as 2.50.')
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
