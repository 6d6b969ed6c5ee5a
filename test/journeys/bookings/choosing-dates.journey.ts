import type { Locator, Page } from '@playwright/test'
import { Temporal } from 'temporal-polyfill'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { fromLondon } from '#foundation/rules/time/london-time.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { turnTo } from './days.ts'
import { chooseMonth, dayOfMonth, monthName, shortName } from './months.ts'
import { openRenter, type Renter } from './renters.ts'

test('a month or a day that leaves the partner too little notice is not on offer', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id: id } = await publishListing(request, host, { bookingNotice: '1-month' })
  await page.goto(`/book/${id}`)
  const panel = panelOf(page)
  const first = monthName(1)
  await expect(panel).toContainText(
    `This partner needs 1 month of notice, so the first month is ${first}.`,
  )
  await panel.getByRole('button', { name: 'First month' }).click()
  const months = page.getByRole('dialog', { name: 'First month' })
  await expect(months.getByRole('option')).toHaveCount(12)
  const before = months.getByRole('option', { name: shortName(monthName(0)) })
  const isOtherYear = (await before.count()) === 0
  if (isOtherYear)
    await expect(months.getByRole('button', { name: 'Previous year' })).toBeDisabled()
  else await expect(before).toBeDisabled()
  await page.keyboard.press('Escape')
  await test.step('rules of dates that are gone after an upgrade load the page anew', async () => {
    await page.route(/\/assess-.*\.js$/, route => route.fulfill({ status: 404 }), { times: 2 })
    const loadedAnew = page.waitForRequest(asked => asked.isNavigationRequest())
    await chooseMonth(page, 'First month', first)
    await loadedAnew
  })
  await chooseMonth(page, 'First month', first)
  await expect(panel.getByText('1 month at £100')).toBeVisible()
  await expect(panel).toContainText(
    /needs 1 month of notice, so it starts on .*\. The month is charged whole\./,
  )

  await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded()
  const today = londonDate(new Date())
  await expect(page.locator(`time[datetime="${today}"]`)).toContainText('Too soon for the partner')
  await expect(page.getByText('Too soon for the partner').last()).toBeVisible()
  await expectNoAxeViolations(page)

  await test.step('the calendar stays where it cannot be read again', async () => {
    await page.route('**/booking/calendar/*', route => route.fulfill({ status: 400, json: {} }))
    const refused = page.waitForResponse(answer => answer.url().includes('/booking/calendar/'))
    await page.evaluate(comeBackLater)
    await (await refused).finished()
    await page.evaluate(twoFrames)
    await expect(page.getByText('We could not load the calendar')).toHaveCount(0)
    await expect(page.locator(`time[datetime="${today}"]`)).toBeVisible()
  })
})

/** As after a minute in another tab, when what is shown may be old. */
function comeBackLater(): void {
  const later = Date.now() + 60_000
  Date.now = () => later
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

function twoFrames(): Promise<number> {
  return new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

test('on a day that is partly taken a free hour is proposed, and a taken day cannot be chosen', async ({
  page,
  request,
  readMail,
}) => {
  const closed = dayOfMonth(1, 5)
  const { _id: id } = await publishListing(request, await openHost(request, readMail), {
    ...{ storageNumber: 1, hourlyRate: 5, autoApprove: true },
    unavailabilityPeriods: [{ startDate: closed, endDate: closed, reason: 'Holidays' }],
  })
  const at = (time: string) =>
    fromLondon(Temporal.PlainDateTime.from(`${dayOfMonth(1, 4)}T${time}`))
  await call(request, await openRenter(request, readMail), 'post', '/booking', {
    ...{ storageListing: id, type: 'hourly', startDate: at('06:00'), endDate: at('11:00') },
  })
  await page.goto(`/book/${id}`)
  const panel = panelOf(page)
  const busy = page.waitForResponse(`**/booking/calendar/${id}`)
  await panel.getByRole('radio', { name: 'Hourly' }).check()
  await busy
  const [start, end] = [timeOf(panel, 'Start'), timeOf(panel, 'End')]
  await panel.getByRole('button', { name: 'Date' }).first().click()
  const calendar = page.getByRole('dialog')
  const closedDay = calendar.getByRole('button', { name: dayName(5) })
  await turnTo(calendar, closedDay)
  await expect(closedDay).toBeDisabled()
  await expect(closedDay).toHaveCSS('text-decoration-line', 'line-through')
  await expectNoAxeViolations(page)
  await calendar.getByRole('button', { name: dayName(4) }).click()
  await expect(start).toHaveValue('11:00')
  await expect(end).toHaveValue('12:00')
  await expect(panel.getByText('1 hour at £5')).toBeVisible()
  await expect(start.getByRole('option', { name: '10:00' })).toHaveCount(0)
  await expect(start.getByRole('option', { name: '05:00' })).toHaveCount(1)

  await test.step('a day before the start is no end, and is not struck out as if taken', async () => {
    await panel.getByRole('button', { name: 'Date' }).nth(1).click()
    const before = calendar.getByRole('button', { name: dayName(3) })
    await expect(before).toBeDisabled()
    await expect(before).toHaveCSS('text-decoration-line', 'none')
  })
})

test('of several spaces one must be free for all of the months, or there is no total', async ({
  page,
  request,
  readMail,
}) => {
  const { _id: id } = await publishListing(request, await openHost(request, readMail), {
    ...{ storageNumber: 2, autoApprove: true },
  })
  const book = (renter: Renter, ahead: number) => {
    const month = dayOfMonth(ahead, 1).slice(0, 7)
    const wish = { storageListing: id, type: 'monthly', startDate: month, endDate: month }
    return call(request, renter, 'post', '/booking', wish)
  }
  const [one, other] = [await openRenter(request, readMail), await openRenter(request, readMail)]
  await book(one, 1)
  const inTheWay = await book(one, 2)
  await book(other, 2)
  await call(request, one, 'patch', `/booking/cancel/${inTheWay._id}`)

  await page.goto(`/book/${id}`)
  const panel = panelOf(page)
  await chooseMonth(page, 'First month', monthName(1))
  await expect(panel.getByText('1 month at £100')).toBeVisible()
  await chooseMonth(page, 'Last month', monthName(2))
  await expect(panel).toContainText('No one of these spaces is free for all of that time.')
  await expect(panel.getByText('Please change the dates to see the total.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Book Now' })).toBeDisabled()
  await chooseMonth(page, 'First month', monthName(2))
  await expect(panel.getByText('2 months at £100')).toBeVisible()
})

test('weeks by the hour are never dearer than the months without a word', async ({
  page,
  request,
  readMail,
}) => {
  const { _id: id } = await publishListing(request, await openHost(request, readMail), {
    bookingDuration: '1-month',
    hourlyRate: 5,
  })
  await page.goto(`/book/${id}`)
  const panel = panelOf(page)
  await panel.getByRole('radio', { name: 'Hourly' }).check()
  await panel.getByRole('button', { name: 'Date' }).first().click()
  const calendar = page.getByRole('dialog')
  const day = calendar.getByRole('button', { name: dayName(2) })
  await turnTo(calendar, day)
  await day.click()
  await expect(panel.getByText(/^7\d\d hours at £5 an hour$/)).toBeVisible()
  await expect(panel.getByRole('alert')).toContainText(
    `By the month the space costs £215 with tax, for ${monthName(1)} to ${monthName(2)}.`,
  )
  await expectNoAxeViolations(page)
  await panel.getByRole('button', { name: 'Switch to Monthly' }).click()
  await expect(panel.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await expect(panel.getByText('2 months at £100 a month')).toBeVisible()
  await expect(panel.getByRole('alert')).toHaveCount(0)
})

test('the days of a search are chosen already on the listing that it found', async ({
  page,
  request,
  readMail,
}) => {
  const { _id: id } = await publishListing(request, await openHost(request, readMail))
  const newest = page.getByRole('article').first().getByRole('link')
  await page.goto('/search?sort=newest')
  await expect(newest).toHaveAttribute('href', `/book/${id}`)

  const [from, to] = [dayOfMonth(1, 1), dayOfMonth(2, 0)]
  await page.goto(`/search?sort=newest&from=${from}&to=${to}`)
  await newest.click()
  await expect(page).toHaveURL(`/book/${id}?from=${from}&to=${to}`)
  const panel = panelOf(page)
  await expect(panel.getByRole('button', { name: `First month ${monthName(1)}` })).toBeVisible()
  await expect(panel.getByRole('button', { name: `Last month ${monthName(1)}` })).toBeVisible()
  await expect(panel.getByText('1 month at £100')).toBeVisible()
  await page.reload()
  await expect(panel.getByText('1 month at £100')).toBeVisible()
  await chooseMonth(page, 'Last month', monthName(2))
  await panel.getByRole('button', { name: 'Book Now', exact: true }).click()
  await page.goBack()
  await expect(panel.getByText('2 months at £100 a month')).toBeVisible()

  const later = { from: dayOfMonth(3, 1), to: dayOfMonth(6, 0) }
  await page.goto(`/search?sort=newest&from=${later.from}&to=${later.to}`)
  await newest.click()
  await expect(panel.getByText('3 months at £100 a month')).toBeVisible()
})

/** The name of the second day of next month in the calendar. */
function dayName(day: number): RegExp {
  return new RegExp(` ${day} ${monthName(1)}`)
}

function timeOf(panel: Locator, field: string) {
  return panel.getByRole('group', { name: field, exact: true }).getByRole('combobox')
}

function panelOf(page: Page) {
  return page.getByRole('complementary', { name: 'Book this space' })
}
