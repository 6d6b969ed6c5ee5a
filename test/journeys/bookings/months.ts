import type { Page } from '@playwright/test'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { expect } from '../fixtures.ts'

export async function chooseMonth(page: Page, field: string, month: string) {
  await page.getByRole('button', { name: field }).click()
  const popover = page.getByRole('dialog', { name: field })
  const option = popover.getByRole('option', { name: shortName(month), exact: true })
  await expect(popover.getByRole('option')).toHaveCount(12)
  if (!(await option.isVisible())) await popover.getByRole('button', { name: 'Next year' }).click()
  await option.click()
  await expect(popover).toBeHidden()
}

export function shortName(month: string): string {
  return `${month.slice(0, 3)} ${month.slice(-4)}`
}

/** The name of a later month in the month pickers: "December 2026". */
export function monthName(ahead: number): string {
  const month = new Date(dayOfMonth(ahead, 15))
  return month.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** "2026-12-01": a day of a month, counted in months from the one that it is in London. */
export function dayOfMonth(ahead: number, day: number): string {
  const [year = 0, month = 0] = londonDate(new Date()).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + ahead, day)).toISOString().slice(0, 10)
}
