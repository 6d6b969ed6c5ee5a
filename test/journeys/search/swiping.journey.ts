import type { Page } from '@playwright/test'
import { phone } from '../accounts/people.ts'
import { expect, test } from '../fixtures.ts'

test.use(phone)

/** Counts the pictures, and shows the next one. */
const nextPicture = (page: Page) => page.getByRole('button', { name: /next picture/ })

/** The first card with more than one picture, which is one of the demo's. */
const cardWithPictures = (page: Page) =>
  page
    .getByRole('article')
    .filter({ has: nextPicture(page) })
    .first()

/** A finger on the picture of that card, moved by so many pixels. */
async function swipe(page: Page, across: number, down = 0): Promise<void> {
  const card = cardWithPictures(page)
  // Until it has stopped moving and nothing covers it.
  await card.click({ trial: true, position: { x: 100, y: 90 } })
  const box = await card.boundingBox()
  const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 90 }
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: from.x + across * share, y: from.y + down * share }],
    })
  // None waits for the one before: on a busy machine that would be a long press.
  await Promise.all([
    touch('touchStart', 0),
    ...[0.25, 0.5, 0.75, 1].map(share => touch('touchMove', share)),
    touch('touchEnd', 1),
  ])
}

test('the pictures of a card are leafed through by swiping, from the very first swipe', async ({
  page,
}) => {
  // Nobody else lists a space there, so the demo's cards with several pictures come first.
  await page.goto('/search?s=bristol')
  const count = cardWithPictures(page).getByRole('button', { name: /next picture/ })
  await expect(count).toHaveText(/^1 \//)
  await swipe(page, -120)
  await expect(count).toHaveText(/^2 \//)
  await swipe(page, 120)
  await expect(count).toHaveText(/^1 \//)
  await swipe(page, -20)
  await expect(count, 'a touch is no swipe').toHaveText(/^1 \//)
  await expect(page).toHaveURL('/search?s=bristol')
})
