import { film } from '#test/films.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { expectWholeCircle } from '../maps.ts'
import { narrow } from '../site/addresses.ts'
import { addMedia, openHost, publishListing, sendInListing } from './hosts.ts'

test.slow()

const words = {
  storageTitle: 'Dry garage by the canal',
  description: 'Swept, lit and out of the rain.',
  autoApprove: true,
}

test('a stranger reads about a space, looks around it and goes to book', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await publishListing(request, host, words)
  const clip = { name: 'a-look-round.mp4', mimeType: 'video/mp4', buffer: film() }
  await addMedia(request, host, _id, clip)
  await addMedia(request, host, _id, await photographOf(20_000))
  await page.goto(`/book/${_id}`)
  await expect(page.getByRole('heading', { level: 1, name: words.storageTitle })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/^Canary Row, Headingley/).first()).toBeVisible()
  await expect(main.getByText('LS6 3AB')).toHaveCount(0)
  for (const said of [
    words.description,
    'Auto approval',
    'Every day, 8 am to 6 pm',
    'Dry and damp-free',
    'Lighting',
  ]) {
    await expect(main.getByText(said, { exact: true }).first()).toBeVisible()
  }
  await expect(main.getByText(/50 sq ft/).first()).toBeVisible()
  await expect(main.getByText(/Delivery/).first()).toBeVisible()
  await expect(main.getByText('£107.50', { exact: true }).first()).toBeVisible()
  await expect(main.locator('img[src^="/features/"]').first()).toBeVisible()

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await main.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('[data-toast=error]')).toHaveText(/copy the link from the address bar/)

  const pictures = page.getByRole('region', { name: `Pictures of ${words.storageTitle}` })
  await expect(pictures.getByRole('img', { name: /picture 1 of 3/ }).first()).toBeVisible()
  await expect(pictures.locator('video')).toHaveAttribute('src', /\/media\/\w+\.mp4$/)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await pictures.getByRole('button', { name: 'Next picture' }).dblclick()
  await expect(pictures.getByText('3 of 3', { exact: true })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('Dimensions').click()
  await expect(page.getByRole('tabpanel', { name: 'Dimensions' }).getByRole('img')).toBeVisible()
  await tab('Dimensions').press('ArrowRight')
  await expect(tab('Review')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No reviews yet')).toBeVisible()
  const similar = page.getByRole('heading', { name: 'Similar Listings' })
  await expect(similar).toBeVisible()
  const near = page.locator('section', { has: similar }).getByRole('article')
  expect(await near.count()).toBeLessThanOrEqual(3)
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
  const map = page.getByRole('group', { name: /^Map of the area around/ })
  await expectWholeCircle(map, 600)
  await expect(
    map.locator('.maplibregl-marker').getByRole('img', { name: 'About here' }),
  ).toBeVisible()
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  await expectWholeCircle(map, 600)
  if (size) await page.setViewportSize(size)
  await expectNoAxeViolations(page)

  const panel = page.getByRole('complementary', { name: 'Book this space' })
  const bookNow = panel.getByRole('button', { name: 'Book Now', exact: true })
  await expect(bookNow).toBeDisabled()
  await panel.getByRole('radio', { name: 'Hourly' }).check()
  await expect(panel.getByRole('group', { name: 'Start' }).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Date' }).first().click()
  await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await panel.getByRole('radio', { name: 'Monthly' }).check()
  await panel.getByRole('button', { name: /First month/ }).click()
  await expect(page.getByRole('button', { name: 'Previous year' })).toBeDisabled()
  await page.keyboard.press('Escape')
  for (const label of ['First month', 'Last month']) {
    await panel.getByRole('button', { name: new RegExp(label) }).click()
    await page.getByRole('option', { name: /Dec/ }).click()
  }
  await expect(panel.getByText('Total', { exact: true })).toBeVisible()
  await bookNow.click()
  await expect(page).toHaveURL(`/login?redirect=%2Fcheckout%2F${_id}`)
  const draft = await page.evaluate(() => Object.values({ ...sessionStorage }).join())
  expect(draft).toContain(_id)

  await page.setViewportSize(narrow)
  await page.goto(`/book/${_id}`)
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
})

test('a space that is switched off says so, one that is unknown is not there, and a failure is no such answer', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const { _id } = await publishListing(request, host, words)
  const { token } = host
  const switched = await request.put(`/api/v1/listings/${_id}/toggle-availability`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(switched.ok()).toBe(true)
  await page.goto(`/book/${_id}`)
  const panel = page.getByRole('complementary', { name: 'Book this space' })
  await expect(panel.getByRole('button', { name: 'Book Now - Not Available' })).toBeDisabled()
  const gone = await page.goto('/book/01900000-0000-7000-8000-000000000000')
  expect(gone?.status()).toBe(404)
  await expect(page.getByText('This space is not on offer')).toBeVisible()

  const pending = await sendInListing(request, host, { storageTitle: 'Coal cellar' })
  const reading = `**/api/v1/users/listings/${pending._id}`
  await page.route(reading, route => route.abort())
  await openSignedIn(page, host, `/book/${pending._id}`)
  await expect(page.getByText('We could not reach Holdall.')).toBeVisible()
  await expect(page.getByText('This space is not on offer')).toHaveCount(0)
  await page.unroute(reading)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coal cellar')
})

test('without script everything about a space can be read', async ({
  browser,
  baseURL,
  request,
  readMail,
}) => {
  const { _id } = await publishListing(request, await openHost(request, readMail), words)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(`/book/${_id}`)
  await expect(page.getByRole('heading', { level: 1, name: words.storageTitle })).toBeVisible()
  await expect(page.getByText(words.description, { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /picture 1 of 1/ }).first()).toBeVisible()
  expect(await page.content()).toContain('Choosing dates and booking needs JavaScript.')
  const facts = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.stringify(JSON.parse(facts ?? ''))).toContain(words.storageTitle)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/media\//)
  await context.close()
})
