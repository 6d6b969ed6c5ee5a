import type { Locator } from '@playwright/test'
import { password, people } from '../../pictures/pages.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { narrow } from './addresses.ts'

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

test('a hyphenated word of a title stays on one line of a narrow phone', async ({
  page,
  request,
  readMail,
}) => {
  await page.setViewportSize(narrow)
  const host = await openHost(request, readMail)
  const { _id } = await publishListing(request, host, { storageTitle: 'Back-of-shop stockroom' })
  await page.goto(`/book/${_id}`)
  const title = page.getByRole('heading', { level: 1, name: 'Back-of-shop stockroom' })
  const lines = await title.evaluate(linesOfWord, 'Back-of-shop')
  expect([await linesOf(title), lines], 'of the title, and of the word').toEqual([2, 1])
})

function linesOfWord(element: Element, word: string): number {
  const text = element.firstChild as Text
  const range = document.createRange()
  range.setStart(text, text.data.indexOf(word))
  range.setEnd(text, text.data.indexOf(word) + word.length)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

function linesOf(words: Locator): Promise<number> {
  return words.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
}
