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

test('on a phone what a letter tells stands under its label', async ({ page }) => {
  const { html } = writeLetter({
    subject: 'A request',
    preview: 'A request',
    heading: 'A request',
    paragraphs: ['Please answer.'],
    facts: [{ label: 'When', value: '1 August 2027 to 31 October 2027' }],
  })
  const topOf = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? 0
  const isUnder = async () => (await topOf('1 August 2027')) > (await topOf('When'))
  await page.setContent(html)
  await page.setViewportSize({ width: 1440, height: 800 })
  expect(await isUnder()).toBe(false)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await isUnder()).toBe(true)
})
