import { openSignedIn } from '../accounts/signed-in.ts'
import { leaveDrawingToBrowser } from '../accounts/undrawn.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'
import { openHost, publishListing, sendInListing, startListing } from './hosts.ts'

test.slow()

test('a partner looks after what they let', async ({ page, request, readMail, context }) => {
  const host = await openHost(request, readMail)
  await startListing(request, host, { storageTitle: 'Attic to let', address: 'Short Row, Leeds' })
  const pending = await sendInListing(request, host, { storageTitle: 'Coal cellar' })
  const live = await publishListing(request, host, { storageTitle: 'Barn', autoApprove: true })
  await openSignedIn(page, host)
  const list = page.getByRole('region', { name: 'Your listings' })
  const card = (name: string) => list.getByRole('article', { name, exact: true })
  await expect(list.getByRole('article')).toHaveCount(3)
  await expect(card('Attic to let').getByText('Short Row, Leeds', { exact: true })).toBeVisible()
  await expect(card('Attic to let').getByText('Draft', { exact: true })).toBeVisible()
  await expect(card('Coal cellar')).toContainText('Please wait up to 24 hours')
  await expect(card('Barn').getByText('Auto approval', { exact: true })).toBeVisible()
  await expect(card('Coal cellar').getByText('Auto approval', { exact: true })).toHaveCount(0)
  await expect(card('Barn').getByRole('img', { name: 'Picture of Barn' })).toBeVisible()
  const short = card('Barn').getByText('14 Canary Row, Headingl...', { exact: true })
  await short.hover()
  const whole = page.getByRole('tooltip', { name: live.address, exact: true })
  await expect(whole).toHaveCSS('opacity', '1')
  await expectNoAxeViolations(page)

  const available = card('Barn').getByRole('switch', { name: 'Barn is available' })
  await expect(available).toBeChecked()
  // It is shown at once, and is true once it is answered.
  const answered = page.waitForResponse(response => response.request().method() === 'PUT')
  await available.press('Space')
  await expect(card('Barn').getByText('Switched off', { exact: true })).toBeVisible()
  await answered
  await page.reload()
  await expect(available).not.toBeChecked()
  const elsewhere = `/api/v1/listings/${live._id}/toggle-availability`
  await request.put(elsewhere, { headers: { authorization: `Bearer ${host.token}` } })
  const seen = page.waitForResponse(response => response.request().method() === 'PUT')
  await available.press('Space')
  const { data: told } = await (await seen).json()
  expect(told.available, 'it goes where the page showed it going').toBe(true)
  await expect(available).toBeChecked()

  const search = page.getByRole('searchbox')
  await search.pressSequentially('cellar ')
  await expect(page).toHaveURL(/q=cellar$/)
  await search.pressSequentially('canary')
  await expect(search, 'the space stays while the address follows').toHaveValue('cellar canary')
  await expect(list.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('1 of 3 listings')).toBeVisible()
  await search.fill('nothing like it')
  await expect(page.getByText('Nothing matches “nothing like it”')).toBeVisible()
  await expect(list.getByRole('status')).toHaveText('0 of 3 listings')
  await page.getByRole('button', { name: 'Show all listings' }).click()
  await expect(list.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('main')).toBeFocused()

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    card('Coal cellar').getByRole('link', { name: 'View Coal cellar in a new tab' }).click(),
  ])
  await expect(preview).toHaveURL(`/book/${pending._id}`)
  const bookNow = preview.getByRole('button', { name: 'Book Now', exact: true })
  await expect(bookNow).toBeDisabled()
  await expect(bookNow).toHaveCSS('filter', /grayscale/)
  await preview.close()

  await card('Attic to let').getByRole('button', { name: 'Delete Attic to let' }).click()
  const asking = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this listing?',
  })
  await expect(asking).toContainText('You cannot bring “Attic to let” back.')
  await asking.getByRole('button', { name: 'No', exact: true }).click()
  await expect(asking).toBeHidden()
  await expect(list.getByRole('article')).toHaveCount(3)
  await card('Attic to let').getByRole('button', { name: 'Delete Attic to let' }).click()
  await expectNoAxeViolations(page)
  await asking.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(asking).toBeHidden()
  await expect(list.getByRole('article')).toHaveCount(2)

  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  await card('Barn').getByRole('link', { name: 'Edit Barn' }).click()
  await expect(page).toHaveURL(`/listings/edit/${live._id}`)
})

test('a partner who lists nothing yet is shown where to begin', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  await page.setViewportSize(narrow)
  await openSignedIn(page, host)
  await expect(page.getByRole('heading', { name: 'Put your spare space to work' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Create Listing' }).click()
  await expect(page).toHaveURL('/listings/create')
})

test('a partner whose home cannot be loaded is told, and may try again', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  await startListing(request, host, { storageTitle: 'Attic to let' })
  await leaveDrawingToBrowser(page)
  const lists = /\/api\/v1\/(listings|booking|users\/earnings)\b/
  const asked: string[] = []
  await page.route(lists, route => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 500, json: {} })
  })
  await openSignedIn(page, host)
  const failed = page.getByRole('alert').filter({ hasText: 'We could not load your listings' })
  await expect(failed).toBeVisible({ timeout: 20_000 })
  await page.unroute(lists)
  // Asking a third time would take the failure away again at once.
  expect(asked.filter(path => path.endsWith('/listings'))).toHaveLength(2)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Attic to let' })).toBeVisible()
})
