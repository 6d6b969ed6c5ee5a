import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test, waitUntilHydrated } from '../fixtures.ts'
import { narrow, wide } from './addresses.ts'

const solutions = [
  ['Self storage', '/solution/self-storage'],
  ['Delivery', '/solution/delivery'],
  ['Packing & moving', '/solution/packing-moving'],
  ['Holdall for you', '/solution/for-you'],
] as const

test('the header leads a visitor to everything public', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/about-us')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login')
  await expect(header.getByRole('link', { name: 'Become a Partner' })).toHaveAttribute(
    'href',
    '/signup',
  )
  await expect(header.getByRole('link', { name: 'Find Storage' })).toHaveAttribute(
    'href',
    '/search',
  )
  const menu = header.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Solutions').click()
  for (const [name, address] of solutions) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', address)
  }
  await expectNoAxeViolations(page)
  await menu.getByText('Help & Support').click()
  await expect(menu.getByRole('link', { name: 'Delivery' })).toBeHidden()
  await menu.getByRole('link', { name: /Help topics/ }).click()
  await expect(page).toHaveURL('/support')
  await expect(menu.getByRole('link', { name: /Help topics/ })).toBeHidden()
})

test('the sub-menus can be used with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/about-us')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Holdall, home' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const first = page.getByRole('banner').getByRole('link', { name: /Self storage/ })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search/)
  // A screen reader hears the title of the new page.
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(/search|storage/i)
})

test('a sub-menu closes as menus do, even before the code of the header is there', async ({
  page,
}) => {
  await page.route(/\/header-[\w-]{8}\.js$/, route => route.abort())
  await page.setViewportSize(wide)
  await page.goto('/about-us', { waitUntil: 'domcontentloaded' })
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Solutions' })
  const first = page.getByRole('banner').getByRole('link', { name: /Self storage/ })

  await menu.press('Enter')
  await first.focus()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(menu).toBeFocused()

  await menu.click()
  await expect(first).toBeVisible()
  await page.mouse.click(wide.width - 20, wide.height / 2)
  await expect(first).toBeHidden()

  await menu.click()
  await first.focus()
  await page.getByRole('banner').locator('summary', { hasText: 'Help & Support' }).focus()
  await expect(first).toBeHidden()
})

test('the skip link jumps over the header', async ({ page }) => {
  await page.goto('/about-us')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a side menu holds the same links on a telephone', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Find Storage', 'Log In', 'Become a Partner', 'Help topics']) {
    await expect(menu.getByRole('link', { name })).toBeVisible()
  }
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Delivery' }).click()
  await expect(page).toHaveURL('/solution/delivery')
  await expect(menu).toBeHidden()
})

test('the footer says who is behind the site, and keeps the theme that is chosen in it', async ({
  page,
}) => {
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  for (const name of ['The Company', 'Solution', 'Legal']) {
    await expect(footer.getByRole('heading', { name })).toBeVisible()
  }
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@/)
  await expect(footer.locator('a[href^="tel:+"]')).toHaveText(/\d/)
  await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).not.toHaveCount(0)
  await expect(footer.getByText(/© \d{4} Holdall/)).toBeVisible()

  const dark = footer.getByRole('radio', { name: 'Dark' })
  await dark.check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(dark).toBeChecked()
})

test('a button brings one back to the top from further down than 400 pixels', async ({ page }) => {
  await page.goto('/terms-of-use')
  const button = page.getByRole('button', { name: 'Back to the top' })
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(button).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 401))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('nothing on the page moves when its scripts start', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', [])
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['/', '/terms-of-use', '/support']) {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
    const sum = shifts.reduce((all, shift) => all + shift, 0)
    expect(sum, `layout shift of ${address}`).toBeLessThan(0.01)
  }
})

test('who has begun to read before the scripts start is left where they are', async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/terms-of-use', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 900))
  releaseScripts()
  await expect(page.getByRole('button', { name: 'Back to the top' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('what is pressed before the scripts start happens once they do', async ({ page }) => {
  await page.setViewportSize(narrow)
  const releaseScripts = await holdScripts(page)
  await page.goto('/search?s=leeds', { waitUntil: 'commit' })
  await page.getByRole('switch', { name: 'Moving' }).check()
  await page.getByRole('switch', { name: 'Packing' }).check()
  await page.getByRole('switch', { name: 'Packing' }).uncheck()
  await page.getByRole('button', { name: 'Show Map' }).click()
  releaseScripts()
  await expect(page.getByRole('button', { name: 'Hide Map' })).toBeVisible()
  await expect(page).toHaveURL(/delivery=true/)
  await expect(page.getByRole('switch', { name: 'Moving' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Packing' })).not.toBeChecked()
  await expect(page).not.toHaveURL(/packing/)
})

test('what is pressed and typed while its code is on its way counts once it is there', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/search?s=leeds')
  const place = page.getByRole('combobox', { name: 'Town, city or postcode' })
  const releaseScripts = await holdScripts(page)
  await page.getByRole('switch', { name: 'Moving' }).check()
  await page.getByRole('button', { name: 'Show Map' }).click()
  await place.fill('york')
  releaseScripts()
  await expect(page.getByRole('button', { name: 'Hide Map' })).toBeVisible()
  await expect(page).toHaveURL(/delivery=true/)
  await place.press('Enter')
  await expect(page).toHaveURL(/s=york/)
})

test('a listing is booked by whoever presses before the code is there', async ({
  page,
  request,
}) => {
  const featured = await request.get('/api/v1/users/featured-listing')
  const { data } = await featured.json()
  await page.setViewportSize(narrow)
  await page.goto(`/book/${data[0]._id}`)
  const releaseScripts = await holdScripts(page)
  await page.getByRole('button', { name: 'Choose dates' }).click()
  releaseScripts()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a menu opened before the scripts start stays open', async ({ page }) => {
  await page.setViewportSize(narrow)
  const releaseScripts = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const logIn = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Log In' })
  await expect(logIn).toBeVisible()
  releaseScripts()
  await waitUntilHydrated(page)
  await expect(logIn).toBeVisible()
})

/** Holds back the scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  return scripts.resolve
}
