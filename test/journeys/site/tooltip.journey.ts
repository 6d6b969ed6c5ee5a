import { expect, expectNoSidewaysScroll, test, waitUntilHydrated } from '../fixtures.ts'
import { narrow } from './addresses.ts'

test('a tooltip opens for keys and pointer, and widens no page', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/dev/kit')
  await waitUntilHydrated(page)
  const tip = page.getByRole('tooltip').filter({ hasText: 'You can cancel until' })
  const place = page.getByRole('button', { name: 'Free to cancel' })
  await expect(tip).toBeHidden()
  await place.focus()
  await expect(tip).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await place.blur()
  await place.hover()
  await expect(tip).toBeVisible()
  await tip.hover()
  await expect(tip, 'what is read stays while the pointer is on it').toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
})
