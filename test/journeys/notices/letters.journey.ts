import { expect, test } from '@playwright/test'
import { writeLetter } from '#foundation/server/mail/letter.ts'

const word = 'Llanfair'.repeat(20)
const link = { label: word, url: 'https://holdall.test/' }

test('a letter fits a narrow screen, however long its words are', async ({ page }) => {
  const { html } = writeLetter({
    subject: word,
    preview: word,
    heading: word,
    paragraphs: [word],
    code: '123456',
    facts: [
      { label: 'Space', value: word },
      { label: word, value: '£45 a month', url: link.url },
    ],
    choices: [link],
    action: link,
    footnote: word,
    stop: { label: word, page: link.url, onePress: link.url },
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.setContent(html)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const lines = await page.getByText('Space', { exact: true }).evaluate(label => {
    const range = document.createRange()
    range.selectNodeContents(label)
    return range.getClientRects().length
  })
  expect(lines, 'a label is not broken').toBe(1)
})
