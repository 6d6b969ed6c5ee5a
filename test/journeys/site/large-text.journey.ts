import { chromiumArgs, textSizeArg } from '../../../commands/testing/chromium.ts'
import { pagesOf, password, people, type Who } from '../../pictures/pages.ts'
import { logIn, phone } from '../accounts/people.ts'
import { expect, expectNoSidewaysScroll, test } from '../fixtures.ts'

/** The narrowest telephone, where large text is hardest to fit. */
test.use({ ...phone, viewport: { width: 320, height: 844 } })
test.use({
  launchOptions: {
    executablePath: String(process.env.CHROMIUM_PATH),
    args: [...chromiumArgs, textSizeArg(2)],
  },
})

/** `npm run test:large-text` opens every page, `npm test` every fifth. */
const step = process.env.PAGES === 'all' ? 1 : 5

for (const who of Object.keys(people) as Who[]) {
  test(`twice as large a text makes no page of the ${who} wider`, async ({ page, server }) => {
    test.slow()
    // A page that listens for events never has an idle network.
    await page.route('**/messages/events', route => route.abort())
    const email = people[who]
    if (email) await logIn(page, { email, password })
    const pages = await pagesOf(server.origin)
    for (const path of pages[who].filter((_, nth) => nth % step === 0)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectNoSidewaysScroll(page)
    }
  })
}

test('the words of the bar at the bottom stay whole', async ({ page }) => {
  await logIn(page, { email: people.partner, password })
  await page.goto('/listings')
  const items = page.getByRole('navigation', { name: 'Quick menu' }).locator('a, button')
  await expect(items).toHaveCount(4)
  for (const item of await items.all()) {
    const lines = await item.evaluate(({ lastChild }) => {
      const range = document.createRange()
      if (lastChild) range.selectNode(lastChild)
      return range.getClientRects().length
    })
    expect(lines, String(await item.textContent())).toBe(1)
  }
})

test('the search bar becomes taller, and not wider', async ({ page }) => {
  await page.goto('/search?s=york')
  await expect(page.getByRole('switch', { name: /Moving|Delivery/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Show Map' })).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('search')
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
