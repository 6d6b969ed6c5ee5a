import type { Page } from '@playwright/test'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { expectSaid, fillLogin } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { chooseDayAhead, tenOn } from '../bookings/days.ts'
import { askForHours } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'

const widths = [320, 768, 1440]

/** At a full quarter of an hour, as every time of a viewing. */
function inTwoDays(): string {
  const quarter = hourMs / 4
  return new Date(Math.ceil((Date.now() + 2 * dayMs) / quarter) * quarter).toISOString()
}

async function expectFits(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  }
}

test('a renter asks to see a space, the partner picks a time, and the address comes a day before', async ({
  page,
  request,
  readMail,
  moveClock,
  browser,
  baseURL,
}) => {
  test.slow()
  const form = { storageTitle: 'Loft over the bakery' }
  const { host, renter, listing } = await openBothSides(request, readMail, form)

  await page.goto(`/book/${listing._id}`)
  await page.getByRole('link', { name: 'Ask to see it' }).click()
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(page, renter)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`/viewings/ask/${listing._id}`)
  const send = page.getByRole('button', { name: 'Ask the partner' })
  await expect(send).toBeDisabled()
  await expect(page.getByText('Choose a time first.')).toBeVisible()
  await chooseDayAhead(page, 'Time 1', 4)
  await page.getByRole('button', { name: 'Add another time' }).click()
  await chooseDayAhead(page, 'Time 2', 5)
  await page.reload()
  await expect(page.getByText('What you typed is still here, but not sent yet.')).toBeVisible()
  await expectFits(page)
  await send.click()
  await expectSaid(page, 'The partner has been asked')
  await expect(page).toHaveURL('/viewings?as=renter')
  const card = page.getByRole('article', { name: 'Loft over the bakery' })
  await expect(card).toContainText('Waits for the partner')
  await expect(card).toContainText(/day \d+ \w+ \d{4}, 10:00/)
  await expectFits(page)

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await theirs.newPage()
  await openSignedIn(other, host, '/viewings')
  const waiting = other.getByRole('article', { name: 'Loft over the bakery' })
  await expect(waiting).toContainText('Waits for you')
  await expectFits(other)
  await waiting
    .getByRole('button', { name: /^Agree on/ })
    .first()
    .focus()
  await other.keyboard.press('Enter')
  await expectSaid(other, 'The viewing is agreed')
  await expect(waiting).toContainText('Agreed')
  await expect(waiting.getByRole('button', { name: 'Add to your calendar' })).toBeVisible()
  await theirs.close()

  await page.reload()
  await expect(card).toContainText('Agreed')
  await expect(card).toContainText('The exact address appears here from')
  await expect(card).not.toContainText(listing.address)
  await moveClock(after(tenOn(4), -hourMs).toISOString())
  await page.reload()
  await expect(card).toContainText(listing.address)
  await card.getByRole('button', { name: 'Cancel viewing' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Cancel this viewing?' })
  await expectNoAxeViolations(page)
  await asking.getByRole('button', { name: 'Yes, cancel' }).click()
  await expectSaid(page, 'The other side has been told')
  await expect(page.getByText('You have no open viewings')).toBeVisible()
  await page.getByRole('radio', { name: 'Past' }).click()
  await expect(page.getByRole('radio', { name: 'Past' })).toBeChecked()
  await expect(card).toContainText('Cancelled')
  await expectFits(page)
})

test('on the page of a request: the renter asks, and the partner proposes other times', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  const { host, renter, listing } = await openBothSides(request, readMail, { services: [] })
  const booking = await askForHours(request, renter, listing._id, [200, 210])
  await openSignedIn(page, renter, `/your-storage/${booking._id}`)
  const panel = page.getByRole('region', { name: 'See it first' })
  await expect(panel.getByRole('link', { name: 'Ask to see it' })).toBeVisible()
  await expectNoAxeViolations(page)
  await call(request, renter, 'post', '/viewings', { listing: listing._id, times: [inTwoDays()] })

  const theirs = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await theirs.newPage()
  await openSignedIn(other, host, `/bookings/${booking._id}`)
  const asked = other.getByRole('region', { name: 'See it first' })
  await expect(asked).toContainText('Waits for you')
  await asked.getByRole('button', { name: 'Propose other times' }).click()
  await expect(other.getByText('Choose a time first.')).toBeVisible()
  await chooseDayAhead(other, 'Time 1', 6)
  await other.reload()
  await asked.getByRole('button', { name: 'Propose other times' }).click()
  await expect(other.getByText('What you typed is still here, but not sent yet.')).toBeVisible()
  await expectNoAxeViolations(other)
  await other.getByRole('button', { name: 'Propose', exact: true }).click()
  await expectSaid(other, 'The other side has been told')
  await expect(asked).toContainText('Waits for the renter')
  await goOnTo(other, '/viewings?as=renter')
  await expect(other.getByText('You have no open viewings')).toBeVisible()
  await expectFits(other)
  await theirs.close()
})

test('a viewing and its booking are put in the calendar by buttons of different names', async ({
  page,
  request,
  readMail,
}) => {
  const form = { services: [], autoApprove: true }
  const { host, renter, listing } = await openBothSides(request, readMail, form)
  const booking = await askForHours(request, renter, listing._id, [200, 210])
  const time = inTwoDays()
  const asked = { listing: listing._id, times: [time] }
  const { _id: viewing } = await call(request, renter, 'post', '/viewings', asked)
  await call(request, host, 'patch', `/viewings/${viewing}`, { event: 'pick', time })

  await openSignedIn(page, renter, `/your-storage/${booking._id}`)
  const file = (what: RegExp) => page.getByRole('button', { name: what })
  await expect(file(/^Add to your calendar ?: the booking$/)).toBeVisible()
  await expect(file(/^Add to your calendar ?: the viewing on .*\d\d:\d\d$/)).toBeVisible()
  await expect(file(/^Add to your calendar/)).toHaveCount(2)
})
