import type { Locator, Page } from '@playwright/test'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import { expect } from '../fixtures.ts'

/** Ten in the morning so many days ahead, also where clocks change in between. */
export function tenOn(ahead: number): Date {
  const day = inLondon(new Date()).toPlainDate().add({ days: ahead })
  return fromLondon(day.toPlainDateTime('10:00'))
}

/** The name in the calendar of a day so many days ahead, such as "28 November 2026". */
function dayName(ahead: number): RegExp {
  return new RegExp(`\\b${formatDay(tenOn(ahead))}`)
}

/** In a field of day and time, which proposes ten o'clock. */
export async function chooseDayAhead(page: Page, field: string, ahead: number) {
  const group = page.getByRole('group', { name: field })
  const opener = group.getByRole('button', { name: 'Date' })
  await opener.click()
  const calendar = page.getByRole('dialog').last()
  const day = calendar.getByRole('button', { name: dayName(ahead) })
  await turnTo(calendar, day)
  await day.click()
  await expect(group.getByRole('combobox')).toHaveValue('10:00')
  // Until the focus is back, an Escape is for the calendar and not for what is around the field.
  await expect(opener).toBeFocused()
}

/** A calendar opens on this month, and in the last hour of a month on the next one. */
export async function turnTo(calendar: Locator, day: Locator) {
  const next = calendar.getByRole('button', { name: 'Next' }).first()
  await expect(next).toBeVisible()
  if (!(await day.isVisible())) await next.click()
}
