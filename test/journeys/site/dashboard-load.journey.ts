import type { APIRequestContext, Locator, Page, Response } from '@playwright/test'
import { logIn, type ReadMail } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { leaveDrawingToBrowser } from '../accounts/undrawn.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { askForHours, openRenter } from '../bookings/renters.ts'
import { expect, test } from '../fixtures.ts'
import { openHost } from '../listings/hosts.ts'

const space = { services: [], storageNumber: 2, storageTitle: 'Arch 9', hourlyRate: 10 }
/** Some 190,000 bytes in 36 files when this was written, 121,000 of them on every page. */
const most = { bytes: 200_000, files: 45 }

test('a renter’s bookings come with the page, and few files with it', async ({
  page,
  request,
  readMail,
}) => {
  const { renter } = await askForSpace(request, readMail)
  const asked = asksOf(page)
  await openSignedIn(page, renter, '/your-storage')
  await expect(page.getByRole('article')).toHaveCount(1)
  // What comes last: by then the page has asked for everything.
  await expect.poll(() => asked).toContain('/api/v1/messages/events')
  expect(asked.filter(path => !path.startsWith('/api/v1/messages/'))).toEqual([])
  const scripts = await scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.length, scripts.map(({ name }) => name).join('\n')).toBeLessThanOrEqual(most.files)
  const sum = scripts.reduce((all, { size }) => all + size, 0)
  expect(sum).toBeLessThanOrEqual(most.bytes)
})

test('a renter for whom nothing is drawn asks once for what they see', async ({
  page,
  request,
  readMail,
}) => {
  const { renter } = await askForSpace(request, readMail)
  await leaveDrawingToBrowser(page)
  const asked = asksOf(page)
  await openSignedIn(page, renter, '/your-storage')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(asked.filter(path => path.startsWith('/api/v1/booking?'))).toHaveLength(1)
  expect(asked.filter(path => path === '/api/v1/users/me')).toHaveLength(1)
})

test('what a page shows is asked for while its code is on the way', async ({
  page,
  request,
  readMail,
}) => {
  await leaveDrawingToBrowser(page)
  const renter = await openRenter(request, readMail)
  await logIn(page, renter)
  const release = await hold(page, '**/assets/YourStoragePage-*.js')
  const answered = page.waitForResponse(response => response.url().includes('/api/v1/booking?'))
  await page.goto('/your-storage', { waitUntil: 'commit' })
  expect((await answered).status()).toBe(200)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Storage' })).toBeVisible()
})

test('a partner’s home asks for each list once, and loads what lies below after it', async ({
  page,
  request,
  readMail,
}) => {
  const { host } = await askForSpace(request, readMail)
  await leaveDrawingToBrowser(page)
  const asked = asksOf(page)
  await openSignedIn(page, host, '/listings')
  await expect(page.getByRole('heading', { name: 'Occupancy' })).toBeVisible()
  await expect(page.getByText('New: fewer than three reviews by partners')).toBeVisible()
  const lists = asked.filter(path => path.startsWith('/api/v1/booking?as=host'))
  expect(lists.map(path => path.replace(/\d{4}-\d\d/, 'now'))).toEqual([
    '/api/v1/booking?as=host&current=true&limit=100&page=1',
    '/api/v1/booking?as=host&month=now&limit=100&page=1',
  ])
})

test('the form for a new space begins before its code is there', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  await openSignedIn(page, host, '/listings')
  const release = await hold(page, '**/assets/CreateListingPage-*.js')
  // What checks the answers may come when it likes.
  await hold(page, /assets\/(zod|schemas)-/)
  await page.goto('/listings/create', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Provide listing location & type' })
  await expect(heading).toBeVisible()
  const before = await placeOf(heading)
  release()
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible()
  const after = await placeOf(heading)
  expect(Math.abs(after.x - before.x)).toBeLessThan(2)
  expect(Math.abs(after.y - before.y)).toBeLessThan(2)
  await page.getByLabel('Address', { exact: true }).fill('12 Gillygate')
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12 Gillygate')
})

test('the cards of a partner’s home wait for what stands above them', async ({
  page,
  request,
  readMail,
}) => {
  const { host } = await askForSpace(request, readMail)
  await leaveDrawingToBrowser(page)
  const release = await hold(page, '**/api/v1/booking?as=host*')
  const card = page.getByRole('article', { name: 'Arch 9', exact: true })

  const cardsAnswered = page.waitForResponse(isListings)
  await openSignedIn(page, host, '/listings')
  await cardsAnswered
  await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible()
  await page.evaluate(twoFrames)
  await expect(card).toHaveCount(0)
  release()
  await expect(page.getByRole('region', { name: '1 request needs your answer' })).toBeVisible()
  await expect(card).toBeVisible()
})

test('what waits for a partner does not come above grey cards', async ({
  page,
  request,
  readMail,
}) => {
  const { host } = await askForSpace(request, readMail)
  await leaveDrawingToBrowser(page)
  await page.setViewportSize({ width: 768, height: 900 })
  const release = await hold(page, '**/api/v1/listings?*')
  const bookingsAnswered = page.waitForResponse('**/api/v1/booking?as=host*')
  await openSignedIn(page, host)
  await bookingsAnswered
  const grey = page.getByRole('main').locator('[aria-busy=true] .rounded-card').first()
  await expect(grey).toBeVisible()
  await page.evaluate(twoFrames)
  await expect(page.getByRole('region', { name: '1 request needs your answer' })).toHaveCount(0)
  const before = await placeOf(grey)
  release()
  const card = page.getByRole('article', { name: space.storageTitle, exact: true })
  await expect(card).toBeVisible()
  expect(Math.abs((await placeOf(card)).height - before.height)).toBeLessThan(8)
})

test('the cards of a renter come where grey ones stood', async ({ page, request, readMail }) => {
  const { renter } = await askForSpace(request, readMail)
  await leaveDrawingToBrowser(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await hold(page, '**/api/v1/booking?*')
  await openSignedIn(page, renter)
  const card = page.getByRole('main').locator('.rounded-card').first()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  const before = await placeOf(card)
  release()
  await expect(page.getByRole('article')).toBeVisible()
  const after = await placeOf(card)
  expect(Math.abs(after.y - before.y)).toBeLessThan(2)
  expect(Math.abs(after.height - before.height)).toBeLessThan(8)
})

test('the reviews of somebody who asks move nothing when they come', async ({
  page,
  request,
  readMail,
}) => {
  const { host } = await askForSpace(request, readMail)
  const release = await hold(page, '**/api/v1/users/standings')
  await openSignedIn(page, host)
  const card = page.getByRole('article', { name: 'Arch 9', exact: true })
  await expect(card).toBeVisible()
  const before = await placeOf(card)
  release()
  await expect(page.getByText('New: fewer than three reviews by partners')).toBeVisible()
  const after = await placeOf(card)
  expect(Math.abs(after.y - before.y)).toBeLessThan(2)
})

/** It waits, because what stands in may be replaced by the same at that moment. */
async function placeOf(card: Locator) {
  let place = await card.boundingBox()
  await expect.poll(async () => (place ??= await card.boundingBox())).not.toBeNull()
  if (!place) throw new Error('It is not shown')
  return place
}

/** Keeps an answer of the server back until it is released. */
async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async route => {
    await held
    await route.continue()
  })
  return release
}

async function askForSpace(request: APIRequestContext, readMail: ReadMail) {
  const { host, renter, listing } = await openBothSides(request, readMail, space)
  await askForHours(request, renter, listing._id, [30, 40])
  return { host, renter }
}

function isListings(response: Response): boolean {
  return response.url().includes('/api/v1/listings?')
}

function twoFrames(): Promise<number> {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

function scriptsOf(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(entry => ({ name: entry.name, size: Reflect.get(entry, 'encodedBodySize') as number })),
  )
}

function asksOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  return asked
}
