import { expect, test } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../fixtures.ts'
import { payForMoving } from '../moving/moved-things.ts'
import { narrow } from '../site/addresses.ts'
import { waitForWorker } from './workers.ts'

const offline = 'You have no connection'

test('opened without a connection it says so, and comes back by itself', async ({
  page,
  context,
}) => {
  await page.setViewportSize(narrow)
  await page.goto('/contact')
  await waitForWorker(page)
  await context.setOffline(true)
  await page.goto('/support')
  await expect(page.getByRole('heading', { name: offline })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText('Still no connection.')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
  await expect(page).toHaveURL('/support')
})

test('it comes back by itself where no event tells that our side is there again', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await waitForWorker(page)
  await page.addInitScript(() => {
    addEventListener('online', event => event.stopImmediatePropagation())
  })
  await context.setOffline(true)
  await page.goto('/support')
  await expect(page.getByRole('heading', { name: offline })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
})

test('it stays while a proxy answers in our place, and then comes back', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await waitForWorker(page)
  await context.setOffline(true)
  await page.goto('/support')
  await page.route('/healthz', route => route.fulfill({ status: 502 }))
  await context.setOffline(false)
  const answer = page.waitForResponse('/healthz')
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await answer).status()).toBe(502)
  await expect(page.getByRole('status')).toHaveText('Still no connection.')
  await page.unroute('/healthz')
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
})

test('with a connection every page is the one of the server', async ({ page }) => {
  await page.goto('/contact')
  await waitForWorker(page)
  const seen = async () => (await page.goto('/about-us'))?.headers() ?? {}
  const [first, second] = [await seen(), await seen()]
  expect(first['content-security-policy']).toContain("default-src 'none'")
  // Each answer of the server has a number of its own, and one that was kept has that of before.
  expect(first['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(second['x-request-id']).not.toBe(first['x-request-id'])
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  // Nothing that belongs to one version of the site may be kept.
  expect(kept.sort()).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js'])
})

test('it can be installed', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await request.get('/site.webmanifest')
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url, display } = await manifest.json()
  expect([start_url, display]).toEqual(['/', 'standalone'])
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200)
  const client = await page.context().newCDPSession(page)
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  const known = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(known).toEqual([])
})

test('how to get in stays readable at the door, until somebody logs out', async ({
  page,
  context,
  request,
  readMail,
}) => {
  const { renter, booking } = await payForMoving(request, readMail)
  await openSignedIn(page, renter, `/your-storage/${booking}`)
  await expect(page.getByText(/^Kept on this device/)).toBeVisible()
  await waitForWorker(page)
  await context.setOffline(true)
  await page.goto('/your-storage')
  await expect(page.getByRole('heading', { name: 'Barn by the canal' })).toBeVisible()
  await page.goto(`/your-storage/${booking}`)
  await expect(page.getByText('14 Canary Row')).toBeVisible()
  await expect(page.getByText('The key is in the safe by the gate.')).toBeVisible()
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await expect(page.getByText(/^Kept on this device/)).toBeVisible()

  await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
  // The address changes first, and a page that is still loading would load anew without a connection.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await context.setOffline(true)
  await page.goto(`/your-storage/${booking}`)
  await expect(page.getByRole('heading', { name: offline })).toBeVisible()
  await expect(page.getByText('14 Canary Row')).toHaveCount(0)
})

test('a driver reads the stops of the day without a connection, whoever logs out before', async ({
  page,
  context,
  request,
  readMail,
}) => {
  const { host, booking } = await payForMoving(request, readMail)
  await openSignedIn(page, host, `/bookings/${booking}`)
  const panel = page.getByRole('region', { name: 'The move' })
  await panel.getByLabel('Driver', { exact: true }).selectOption('Dan Reid')
  await panel.getByRole('button', { name: 'Plan the move' }).click()
  const link = panel.getByRole('link', { name: 'Open the day sheet' })
  const sheet = (await link.getAttribute('href')) ?? ''
  await page.goto(sheet)
  await expect(page.getByRole('heading', { name: 'Dan, your stops' })).toBeVisible()
  await expect(page.getByText('It is kept on this device')).toBeVisible()
  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await waitForWorker(page)
  await context.setOffline(true)
  await page.goto(sheet)
  await expect(page.getByRole('heading', { name: offline })).toBeVisible()
  await expect(page.getByText('1 Mill Lane, York, YO1 7HH')).toBeVisible()
  await expect(page.getByText('14 Canary Row')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/day-sheet/another-link')
  await expect(page).toHaveURL('/day-sheet/another-link')
  await expect(page.getByRole('heading', { name: offline })).toBeVisible()
  await expect(page.getByText('1 Mill Lane, York, YO1 7HH')).toHaveCount(0)
})
