import type { Locator } from '@playwright/test'
import { password, people } from '../../pictures/pages.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, test } from '../fixtures.ts'

/** Just wide enough for a table to be one. */
test.use({ viewport: { width: 720, height: 900 } })

test('the words of a choice stay on one line where there is room', async ({ page }) => {
  await openSignedIn(page, { email: people.partner, password }, '/viewings')
  const choices = page.getByRole('main').getByRole('group').locator('label > span')
  await expect(choices).toHaveText(['Your spaces', 'Others’ spaces', 'Open', 'Past'])
  for (const choice of await choices.all()) {
    expect(await linesOf(choice), String(await choice.textContent())).toBe(1)
  }
})

function linesOf(words: Locator): Promise<number> {
  return words.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}
