import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import { changeListing, openHost, operator, publishListing, sendInListing } from './hosts.ts'

test.slow()

test('an operator works through the queue with the keyboard', async ({
  page,
  request,
  readMail,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const host = await openHost(request, readMail)
  const name = (what: string) => `${what} of ${host.email.split('@')[0]}`
  const changed = await publishListing(request, host, { storageTitle: name('Shed') })
  await changeListing(request, host, changed._id, { description: 'Now with a sturdy padlock.' })
  await sendInListing(request, host, { storageTitle: name('Attic') })
  await sendInListing(request, host, { storageTitle: name('Vault') })
  const search = `/admin?q=${encodeURIComponent(host.email.split('@')[0] ?? '')}`
  await openSignedIn(page, operator, search)
  await expect(page).toHaveTitle('Listings - console | Holdall')
  const rows = page.getByRole('list', { name: 'Listings, oldest first' }).getByRole('listitem')
  await expect(rows).toHaveText([/Shed/, /Attic/, /Vault/])
  await expect(rows.first()).toContainText(/Waits .* of 24 h/)
  const shown = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(shown).toHaveText(name('Shed'))
  await expect(
    page.getByRole('heading', { name: 'What changed since it was approved' }),
  ).toBeVisible()
  await expect(page.locator('ins', { hasText: 'padlock' })).toBeVisible()
  await expect(page.locator('del', { hasText: 'street' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/admin?page=99')
  await expect(page.getByText('Nothing waits for you')).toBeHidden()
  await page.getByRole('button', { name: 'Go to the last page' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is left on this page' })).toBeHidden()
  await page.goto(search)
  await expect(shown).toHaveText(name('Shed'))
  await page.keyboard.press('j')
  await expect(shown).toHaveText(name('Attic'))
  await page.keyboard.press('r')
  const rejecting = page.getByRole('alertdialog', { name: 'Reject this listing?' })
  await rejecting.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(rejecting.getByText('Please give the reason.')).toBeVisible()
  await rejecting.getByLabel('Reason', { exact: true }).fill('Please add a picture of the hatch.')
  await expectNoAxeViolations(page)
  await rejecting.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(rows).toHaveText([/Shed/, /Vault/])
  await expect(shown).toHaveText(name('Vault'))
  // A press just after a decision counts as a double press on the listing before.
  await expect(async () => {
    await page.keyboard.press('a')
    await expect(rows).toHaveText([/Shed/], { timeout: 2000 })
  }).toPass()
  await expect(shown).toHaveText(name('Shed'))
  await page.keyboard.press('s')
  const suspending = page.getByRole('alertdialog', { name: 'Suspend this listing?' })
  await suspending.getByLabel('Reason', { exact: true }).fill('Somebody reported it.')
  await suspending.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(rows).toHaveCount(0)
  expect((await readMail(host.email, /needs a change/)).text).toContain('picture of the hatch')
  expect((await readMail(host.email, /is suspended/)).text).toContain('Somebody reported it.')
  expect((await page.request.get(`/api/v1/users/listings/${changed._id}`)).status()).toBe(404)

  await page.goto(`/admin/listings/${changed._id}`)
  await expect(page.getByText('Somebody reported it.')).toBeVisible()
})

test('an operator sees who is suspended apart from the others', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  await openSignedIn(page, operator, `/admin/people?q=${encodeURIComponent(host.email)}`)
  const person = page.getByRole('row').filter({ hasText: host.email })
  const show = page.getByLabel('Show', { exact: true })
  await show.selectOption('Suspended people')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await show.selectOption('Partners')
  await person.getByRole('button', { name: /^Suspend/ }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByLabel('Reason', { exact: true }).fill('Spam.')
  await asking.getByRole('button', { name: 'Suspend', exact: true }).click()
  await expect(person).toContainText('Suspended')
  await show.selectOption('Suspended people')
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await page.reload()
  await expect(person).toContainText('“Spam.”')
  await expectNoAxeViolations(page)
})

test('the console is for operators alone', async ({ page, request, readMail }) => {
  await openSignedIn(page, await openHost(request, readMail), '/admin')
  await expect(page).toHaveURL('/listings')
})
