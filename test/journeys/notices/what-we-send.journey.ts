import { expect, openAccount, test } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'

test('what is sent when stands on a page, drawn from the table of the senders', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openAccount(request, readMail, 'partner')
  await openSignedIn(page, person, '/personal-details')
  await page.getByRole('link', { name: 'What we send, and when' }).click()
  await expect(page).toHaveURL('/what-we-send')
  const start = page.getByRole('row', { name: /A booking starts: the day before/ })
  await expect(start).toContainText('Reminders by email')
  await expect(start).toContainText('Reminders by text')
  const asked = page.getByRole('row', { name: /Somebody asks for a space/ })
  await expect(asked).toContainText('If notifications are on')
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
})

test('the switches say where texts go, and what they need', async ({ page, request, readMail }) => {
  const person = await openAccount(request, readMail, 'customer')
  await openSignedIn(page, person, '/personal-details')
  await expect(page.getByText('Texts need a phone number: add yours above.')).toBeVisible()
  await page.getByLabel('Phone').fill('07700 900 456')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Texts go to 07700 900456.')).toBeVisible()
})
