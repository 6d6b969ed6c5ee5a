import type { Locator } from '@playwright/test'
import { pagesOf, password, people, type Who } from '../../pictures/pages.ts'
import { phone } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { call } from '../call.ts'
import { expect, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'

/** The narrowest telephone, where large text is hardest to fit. */
test.use({ ...phone, viewport: { width: 320, height: 844 } })

/** The browser's own setting, which layouts follow. */
test.beforeEach(async ({ page, context }) => {
  const client = await context.newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
})

/** `npm run test:large-text` opens every page, `npm test` every fifth. */
const step = process.env.PAGES === 'all' ? 1 : 5

for (const who of Object.keys(people) as Who[]) {
  test(`twice as large a text makes no page of the ${who} wider`, async ({ page, server }) => {
    test.slow()
    const email = people[who]
    if (email) await openSignedIn(page, { email, password })
    const pages = await pagesOf(server.origin)
    for (const path of pages[who].filter((_, nth) => nth % step === 0)) {
      if (email) await goOnTo(page, path)
      else await page.goto(path, { waitUntil: 'networkidle' })
      await expectNoSidewaysScroll(page)
    }
  })
}

test('the words of the bar at the bottom stay whole', async ({ page }) => {
  await openSignedIn(page, { email: people.partner, password }, '/listings')
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
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  await expect(page.getByRole('switch', { name: /Moving|Delivery/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Show Map' })).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('search')
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('the choices of a saved search are no wider than its card', async ({ page }) => {
  await openSignedIn(page, { email: people.renter, password }, '/search?s=Leeds')
  await page
    .getByRole('button', { name: /^Save (this )?search/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
  await page.goto('/saved')
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a dialog taller than the screen is shown from its title on', async ({ page }) => {
  await openSignedIn(page, { email: people.renter, password }, '/personal-details')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(dialog.getByLabel('Your password')).not.toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Your password')).toBeInViewport({ ratio: 1 })
})

test('the words of a dialog’s title stay whole', async ({ page }) => {
  await openSignedIn(page, { email: people.renter, password }, '/personal-details')
  await page.getByRole('button', { name: 'Set up' }).click()
  const title = page.getByRole('dialog').getByRole('heading', { name: /authenticator/ })
  expect(await brokenWords(title)).toEqual([])
})

test('the mark of unread messages leaves its icon to be seen', async ({
  page,
  request,
  readMail,
}) => {
  const { host, renter, listing } = await openBothSides(request, readMail)
  const { _id: thread } = await call(request, renter, 'post', '/messages/threads', {
    listing: listing._id,
  })
  await call(request, renter, 'post', `/messages/threads/${thread}`, { text: 'Is it dry?' })
  await openSignedIn(page, host, '/listings')
  const messages = page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', {
    name: /unread/,
  })
  const icon = await messages.locator('svg').boundingBox()
  const mark = await messages.getByText('1', { exact: true }).locator('..').boundingBox()
  if (!icon || !mark) throw new Error('No mark is shown')
  const covered =
    Math.max(0, icon.x + icon.width - mark.x) * Math.max(0, mark.y + mark.height - icon.y)
  expect(covered / (icon.width * icon.height)).toBeLessThan(0.25)
})

test('what the search of the dashboard is for can be read', async ({ page }) => {
  await openSignedIn(page, { email: people.renter, password }, '/your-storage')
  const box = page.getByRole('searchbox', { name: 'Search bookings' })
  await expect(box).toHaveAttribute('placeholder', 'Search bookings')
  expect(await placeholderRoom(box)).toBeGreaterThanOrEqual(0)
})

test('what the searches of the console and of the help are for can be read', async ({ page }) => {
  await openSignedIn(page, { email: people.operator, password })
  for (const [path, name] of [
    ['/admin/bookings', 'Search bookings'],
    ['/admin/people', 'Name or email'],
    ['/support', 'Search topics'],
  ] as const) {
    await page.goto(path)
    const box = page.getByRole('searchbox', { name })
    await expect(box).toHaveAttribute('placeholder', name)
    expect(await placeholderRoom(box), name).toBeGreaterThanOrEqual(0)
  }
})

/** The words that stand on more than one line. */
function brokenWords(words: Locator): Promise<string[]> {
  return words.evaluate(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return ['No text']
    const range = document.createRange()
    return [...firstChild.data.matchAll(/\S+/g)]
      .filter(({ 0: word, index }) => {
        range.setStart(firstChild, index)
        range.setEnd(firstChild, index + word.length)
        return range.getClientRects().length > 1
      })
      .map(([word]) => word)
  })
}

/** How many pixels of an input are left beside its placeholder. */
function placeholderRoom(box: Locator): Promise<number> {
  return box.evaluate((input: HTMLInputElement) => {
    const { fontSize } = getComputedStyle(input, '::placeholder')
    const { paddingLeft, paddingRight, fontFamily } = getComputedStyle(input)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('Nothing to measure with')
    pen.font = `${fontSize} ${fontFamily}`
    const inside =
      input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return inside - pen.measureText(input.placeholder).width
  })
}
