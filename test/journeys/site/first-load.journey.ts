import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { narrow } from './addresses.ts'

/** React, the router and the query cache are 105,000 of them: docs/performance.md. */
const mostBytes = 127_500
/** The map of a search comes apart from it, once somebody wants to see it. */
const mostBytesOfListingAndSearch = 130 * 1024

async function firstLoad(page: Page, address: string) {
  const answers: Response[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') answers.push(response)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const scripts = await Promise.all(
    answers.map(async answer => ({ url: answer.url(), code: await answer.body() })),
  )
  const sizes = scripts.map(({ url, code }) => ({ url, size: gzipSync(code).length }))
  return {
    sum: sizes.reduce((all, { size }) => all + size, 0),
    sizes: sizes.map(({ url, size }) => `${size} ${url.split('/').at(-1)}`).join('\n'),
    code: scripts.map(({ code }) => code.toString()).join(''),
  }
}

for (const address of ['/support', '/terms-of-use', '/solution/self-storage', '/contact']) {
  test(`the first load of ${address} is light`, async ({ page }) => {
    const { sum, sizes } = await firstLoad(page, address)
    expect(sum, sizes).toBeLessThanOrEqual(mostBytes)
  })
}

test('an English page asks for the letters of English alone, one with an é for more', async ({
  page,
}) => {
  const filesOfLetters = async (address: string) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    return page.evaluate(() => {
      const files = performance.getEntriesByType('resource')
      return files.filter(({ name }) => name.endsWith('.woff2')).length
    })
  }
  for (const address of ['/about-us', '/search?s=york', '/support', '/terms-of-use']) {
    expect(await filesOfLetters(address), address).toBe(3)
  }
  expect(await filesOfLetters('/search?s=café')).toBeGreaterThan(3)
})

test('the first load of a listing is light', async ({ page, request }) => {
  const featured = await request.get('/api/v1/users/featured-listing')
  const { data } = await featured.json()
  const { sum, sizes } = await firstLoad(page, `/book/${data[0]._id}`)
  expect(sum, sizes).toBeLessThanOrEqual(mostBytesOfListingAndSearch)
})

test('the first load of a search is light while nobody asks for its map', async ({ page }) => {
  await page.setViewportSize(narrow)
  const { sum, sizes } = await firstLoad(page, '/search?s=york')
  expect(sum, sizes).toBeLessThanOrEqual(mostBytesOfListingAndSearch)
})

test('the home page is seen before its scripts are asked for, which are light', async ({
  page,
}) => {
  const { sum, sizes, code } = await firstLoad(page, '/')
  expect(sum, sizes).toBeLessThanOrEqual(mostBytes)
  expect(code, 'react-aria waits until somebody needs it').not.toContain('react-aria-pressable')
  const { painted, asked } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const files = performance.getEntriesByType('resource')
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    return { painted: paint?.startTime ?? 0, asked: scripts.map(({ startTime }) => startTime) }
  })
  expect(asked.length).toBeGreaterThan(0)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})

test.describe('while the first picture of a search is under way', () => {
  let asked: string[]
  let arrive: () => void
  test.beforeEach(async ({ page }) => {
    asked = []
    const arrived = Promise.withResolvers<void>()
    arrive = arrived.resolve
    await page.setViewportSize(narrow)
    await page.route('**/media/**', async (route, request) => {
      asked.push(request.url())
      if (asked.length === 1) await arrived.promise
      await route.continue()
    })
    await page.goto('/search', { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  })

  test('no later one shares the line with it', async ({ page }) => {
    await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
    expect(asked).toHaveLength(1)
    arrive()
    await expect.poll(() => asked.length).toBeGreaterThan(1)
  })

  test('what is further down is laid out afterwards', async ({ page }) => {
    const isLaidOut = (one: SVGElement | HTMLElement) =>
      one.checkVisibility({ contentVisibilityAuto: true })
    const titles = page.getByRole('list', { name: 'Results' }).getByRole('heading')
    expect(await titles.first().evaluate(isLaidOut)).toBe(true)
    expect(await titles.last().evaluate(isLaidOut)).toBe(false)
    arrive()
    await expect.poll(() => titles.last().evaluate(isLaidOut)).toBe(true)
  })

  test('whoever scrolls need not wait for it', async ({ page }) => {
    await page.mouse.wheel(0, 300)
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    arrive()
  })
})

test('the first interaction loads what can be pressed, and no other page', async ({ page }) => {
  const files: string[] = []
  page.on('request', request => files.push(request.url().split('/').at(-1) ?? ''))
  await page.goto('/about-us')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('[data-awaits-code] header')).toHaveCount(0)
  const ofPages = files.filter(name =>
    /^(home|search|place|listing|support)-[\w-]{8}\.js$/.test(name),
  )
  expect(ofPages).toEqual([])
})
