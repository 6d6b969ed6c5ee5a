import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll } from '../fixtures.ts'

export const titleOf = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const select = (page: Page, name: string, option: string) =>
  page.getByLabel(name, { exact: true }).selectOption({ label: option })
export const savedBy = (page: Page, method: string) =>
  page.waitForResponse(
    answer =>
      /\/api\/v1\/listings(\/[\w-]+)?$/.test(answer.url()) && answer.request().method() === method,
  )

export async function expectTidy(page: Page) {
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
}

export async function expectNextWaitsFor(page: Page, words: RegExp) {
  await expect(button(page, 'Next')).toBeDisabled()
  await expect(button(page, 'Next')).toHaveAccessibleDescription(words)
}
