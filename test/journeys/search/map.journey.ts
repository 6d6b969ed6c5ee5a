import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { expectWholeCircle } from '../maps.ts'
import { narrow, wide } from '../site/addresses.ts'

const map = (page: Page) => page.getByRole('group', { name: 'Map of the results' })
const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')

test('the map shows every result, and searches where it was moved to', async ({ page }) => {
  await page.setViewportSize(wide)
  // No other journey has listings there, so no prices become a circle.
  await page.goto('/search?s=cardiff')
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.getByRole('button', { name: 'Show Map' }).click()
  await expect(page.getByRole('button', { name: 'Hide Map' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const count = await results(page).count()
  const pins = map(page).getByRole('button', { name: /with tax$/ })
  await expect(pins).toHaveCount(count)

  // A pointer that rests on a card before its script is there tells it nothing.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await results(page).first().hover()
    await expect(pins.first()).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 })
  }).toPass()
  await pins.last().focus()
  await expect(page.locator('[id^="result-"]').last()).toHaveClass(/ring-2/)
  await pins.last().press('Enter')
  await expect(results(page).last().getByRole('link')).toBeFocused()

  await map(page).getByRole('button', { name: 'Zoom out', exact: true }).click()
  const searchHere = page.getByRole('button', { name: 'Search this area' })
  const [frame, button] = await Promise.all([map(page).boundingBox(), searchHere.boundingBox()])
  expect(button?.y, 'the button lies on the head of the map').toBeLessThan((frame?.y ?? 0) + 40)
  await searchHere.click()
  await expect(page).toHaveURL(/s=cardiff&map=true&box=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage in this area')
  await expect.poll(() => results(page).count()).toBeGreaterThanOrEqual(count)
  await map(page).getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(searchHere).toBeVisible()
  const scale = map(page).getByRole('img', { name: /^This line is/ })
  const [before, first] = [await scale.getAttribute('aria-label'), page.url()]
  await searchHere.click()
  await expect(page).not.toHaveURL(first)
  await expect(results(page).first()).toBeVisible()
  await expect(scale, 'the map stays where it was searched').toHaveAttribute(
    'aria-label',
    before ?? '',
  )
  await page.getByRole('button', { name: 'Remove: Area on the map' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage near Cardiff')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Hide Map' }).click()
  await expect(map(page)).toHaveCount(0)
})

test('whoever searches where they moved the map to finds it where they left it', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/search?s=cardiff&map=true')
  const pin = map(page)
    .getByRole('button', { name: /with tax$/ })
    .first()
  await expect(pin).toBeVisible()
  await map(page).getByRole('button', { name: 'Zoom out', exact: true }).click()
  const searchHere = page.getByRole('button', { name: 'Search this area' })
  await expect(searchHere).toBeVisible()
  const left = await pin.boundingBox()
  await searchHere.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage in this area')
  const found = await pin.boundingBox()
  expect(found?.x).toBeCloseTo(left?.x ?? Number.NaN, 0)
  expect(found?.y).toBeCloseTo(left?.y ?? Number.NaN, 0)
})

test('on a phone the list lies over the map and is pulled up by scrolling', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/search')
  await expect(page.getByText('Moving', { exact: true })).toBeVisible()
  await expect(page.getByText('Delivery', { exact: true }).first()).toBeHidden()
  const shows = page.getByRole('button', { name: 'Show Map', expanded: false })
  await expect(shows).toHaveText(/^Map/)
  await shows.click()
  await expect(page.getByRole('button', { name: 'Hide Map', expanded: true })).toHaveText(/^Hide/)
  const frame = map(page)
  const circles = frame.getByRole('button', { name: /spaces here/ })
  const shown = async () => {
    const names = await circles.evaluateAll(all => all.map(one => one.getAttribute('aria-label')))
    const counts = names.map(name => Number(/\d+/.exec(name ?? '')?.[0]))
    const prices = await frame.getByRole('button', { name: /with tax$/ }).count()
    return counts.reduce((sum, count) => sum + count, prices)
  }
  const total = Number(/\d+/.exec((await page.getByText(/^\d+ spaces$/).textContent()) ?? '')?.[0])
  await expect.poll(shown, 'every space stands on the map, by its price or in a circle').toBe(total)
  await expect(circles.first()).toBeAttached()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeInViewport()
  await results(page).first().scrollIntoViewIfNeeded()
  const top = await frame.evaluate(element => element.getBoundingClientRect().top)
  expect(top, 'the map stays behind the list').toBeGreaterThan(100)
  await expect(page.getByRole('search')).toBeInViewport()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
  await expectNoAxeViolations(page)
})

test('a postcode area is a circle as wide as what is known of it, and said so', async ({
  page,
  request,
}) => {
  const { data } = await (await request.get('/api/v1/places/geocode?q=ls6')).json()
  await page.setViewportSize(wide)
  await page.goto('/search?s=ls6&within=20&map=true')
  await expect(page.getByText(/We know only roughly where LS6 is: up to \d+ km/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Results' })).not.toContainText(/miles? away/)
  await expectWholeCircle(map(page), data.aboutKm * 1000)
})

test('on a phone a pressed pin shows its space over the foot of the map', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/search?s=york&map=true')
  const pin = map(page)
    .getByRole('button', { name: /with tax$/ })
    .first()
  const [title = ''] = ((await pin.getAttribute('aria-label')) ?? '').split(', £')
  await pin.click()
  const preview = page.getByRole('region', { name: 'Chosen on the map' })
  await expect(preview.getByRole('link', { name: title })).toBeFocused()
  await expect(preview.getByText(/^£[\d.,]+ per (month|hour), with tax$/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  await pin.click()
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toHaveCount(0)
  await pin.click()
  await preview.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
