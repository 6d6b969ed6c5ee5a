import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openBothSides } from '../bookings/both-sides.ts'
import { askForHours, openRenter } from '../bookings/renters.ts'
import { expect, test } from '../fixtures.ts'
import type { Person, ReadMail } from './people.ts'
import { openSignedIn } from './signed-in.ts'

const space = { services: [], storageTitle: 'Arch 9', hourlyRate: 10 }

type Request = Parameters<typeof openBothSides>[0]

async function openWithBooking(page: Page, request: Request, readMail: ReadMail): Promise<Person> {
  const { renter, listing } = await openBothSides(request, readMail, space)
  await askForHours(request, renter, listing._id, [30, 40])
  await openSignedIn(page, renter)
  return renter
}

/** A browser without scripts that holds the same cookies. */
async function withoutScripts(browser: Browser, context: BrowserContext, baseURL?: string) {
  const storageState = await context.storageState()
  const bare = await browser.newContext({ storageState, baseURL, javaScriptEnabled: false })
  return bare.newPage()
}

test('a page of their own is drawn for whoever asks, and kept by nobody', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  await openWithBooking(page, request, readMail)
  const drawn = await page.request.get('/your-storage')
  expect(drawn.headers()['cache-control']).toBe('no-store')
  expect(await drawn.text()).toContain('Arch 9')

  const bare = await withoutScripts(browser, page.context(), baseURL)
  await bare.goto('/your-storage')
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Your Storage')
  await expect(bare.getByRole('article', { name: 'Arch 9' })).toBeVisible()
  const read = await bare.getByRole('main').textContent()
  expect(read).toContain('Without JavaScript you can read this page')
  await bare.context().close()

  const ofNobody = await request.get('/your-storage')
  expect(ofNobody.headers()['cache-control']).toBe('private, no-cache')
  expect(await ofNobody.text()).not.toContain('Arch 9')
})

test('whoever logs out without a connection leaves nothing to read', async ({
  page,
  request,
  readMail,
}) => {
  await openWithBooking(page, request, readMail)
  await page.route('**/api/v1/auth/logout', route => route.abort())
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL('/login')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain('sid')

  // Nothing that could show a page for a moment: what the first paint shows is written down.
  await page.addInitScript(() => {
    const look = () => {
      const { body } = document
      const isSeen = body?.checkVisibility() && body.textContent.includes('Arch 9')
      if (isSeen) sessionStorage.setItem('seen', 'yes')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/your-storage', { waitUntil: 'commit' })
  await expect(page).toHaveURL('/login?redirect=%2Fyour-storage')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe(null)
})

test('a browser with the cookie of one and the session of another shows neither', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  await openWithBooking(page, request, readMail)
  const cookies = await page.context().cookies()
  const other = await browser.newContext({ ...(baseURL && { baseURL }) })
  const mixed = await other.newPage()
  await openSignedIn(mixed, await openRenter(request, readMail))
  await other.addCookies(cookies)
  await mixed.goto('/your-storage')
  await expect(mixed).toHaveURL('/login?redirect=%2Fyour-storage')
  await expect(mixed.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await expect(mixed.getByText('Arch 9')).toHaveCount(0)
  await other.close()
})
