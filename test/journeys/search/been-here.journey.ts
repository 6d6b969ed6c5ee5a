import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'

test('who was here before finds the last searches on the home page, and can forget them', async ({
  page,
}) => {
  await page.goto('/')
  const left = page.getByRole('region', { name: 'Where you left off' })
  await expect(left).toBeHidden()
  await page.goto('/search?s=york')
  await expect(page.getByRole('list', { name: 'Results' })).toBeVisible()
  await page.goto('/')
  await expect(left.getByRole('link', { name: 'york' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  await left.getByRole('link', { name: 'york' }).click()
  await expect(page).toHaveURL('/search?s=york')
  await page.goto('/')
  await left.getByRole('button', { name: 'Forget these' }).click()
  await expect(left.getByRole('link', { name: 'york' })).toBeHidden()
})

test('a heart on the home page is kept, though its card came from the server', async ({ page }) => {
  await page.goto('/')
  const heart = page.getByRole('button', { name: /^Save / }).first()
  const title = (await heart.getAttribute('aria-label'))?.replace('Save ', '') ?? ''
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('the pictures of a space are shown one by one on its card', async ({ page }) => {
  // Nobody else lists a space there, so the demo's cards with several pictures come first.
  await page.goto('/search?s=bristol')
  const next = page.getByRole('button', { name: /^1 \/ \d: next picture/ }).first()
  const title = await next.getAttribute('data-title')
  const card = page
    .getByRole('article')
    .filter({ hasText: title ?? '' })
    .first()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: /^2 \/ \d: next picture/ })).toBeFocused()
  await expect(card.locator('[data-turned]')).toBeVisible()
  await expect(page).toHaveURL('/search?s=bristol')
  await expectNoAxeViolations(page)
})
