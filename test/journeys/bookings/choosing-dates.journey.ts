import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { chooseMonth, monthName, shortName } from './months.ts'

test('a month or a day that leaves the host too little notice is not on offer', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id: id } = await publishListing(request, host, { bookingNotice: '1-month' })
  await page.goto(`/book/${id}`)
  const panel = panelOf(page)
  const first = monthName(2)
  await expect(panel).toContainText(
    `This host needs 1 month of notice, so the first month is ${first}.`,
  )
  await panel.getByRole('button', { name: 'First month' }).click()
  const months = page.getByRole('dialog', { name: 'Choose a month' })
  await expect(months.getByRole('option')).toHaveCount(12)
  const before = months.getByRole('option', { name: shortName(monthName(1)) })
  const isOtherYear = (await before.count()) === 0
  if (isOtherYear)
    await expect(months.getByRole('button', { name: 'Previous year' })).toBeDisabled()
  else await expect(before).toBeDisabled()
  await page.keyboard.press('Escape')
  await chooseMonth(page, 'First month', first)
  await expect(panel.getByText('1 month at £100')).toBeVisible()
  await expect(panel).not.toContainText('please choose a later month')

  await page.getByRole('heading', { name: 'Availability' }).scrollIntoViewIfNeeded()
  const today = new Date().toISOString().slice(0, 10)
  await expect(page.locator(`time[datetime="${today}"]`)).toContainText('Too soon for the host')
  await expect(page.getByText('Too soon for the host').last()).toBeVisible()
  await expectNoAxeViolations(page)
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
  await calendar.getByRole('button', { name: 'Next' }).first().click()
  await calendar.getByRole('button', { name: dayName(2) }).click()
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

/** The second of the month after this one, as the calendar calls it. */
function dayName(day: number): RegExp {
  return new RegExp(` ${day} ${monthName(1)}`)
}

function panelOf(page: Page) {
  return page.getByRole('complementary', { name: 'Book this space' })
}
