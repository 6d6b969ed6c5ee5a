import { expect, type Locator, type Page } from '@playwright/test'

const mostTabs = 40

/** Without a mouse: presses Tab until the target has the focus. Every stop must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(element => element === document.activeElement)) {
      await expectSeen(target)
      return
    }
  }
  await expect(target, `in reach of ${mostTabs} tabs`).toBeFocused()
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** In the window, not covered by fixed elements, with a focus ring around it or its container. */
async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport()
  const isRinged = await target.evaluate(element => {
    const rings = [element, element.nextElementSibling]
    for (let around = element.parentElement; around && rings.length < 7; ) {
      rings.push(around)
      around = around.parentElement
    }
    const styles = rings.filter(one => one !== null).map(one => getComputedStyle(one))
    return [...styles, getComputedStyle(element, '::after')].some(
      style => style.outlineStyle !== 'none',
    )
  })
  expect(isRinged, `${target} has the focus and does not show it`).toBe(true)
  const covered = await target.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const bar = above?.closest('[data-bottom-bar], header')
    return bar !== null && bar !== undefined && !bar.contains(element)
  })
  expect(covered, `${target} lies under a bar`).toBe(false)
}
