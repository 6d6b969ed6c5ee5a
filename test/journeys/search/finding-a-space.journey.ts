import type { Locator, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, goOnTo, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'

const results = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** While one page fades into another a card cannot be pressed, and trying to scrolls the page. */
async function openCard(card: Locator): Promise<number> {
  const link = card.getByRole('link')
  await link.hover()
  const place = await placeOf(card.page())
  await link.click()
  return place
}

/** The search of everything in York runs, although it was run a moment ago. */
async function searchedAnew(page: Page, press: () => Promise<void>) {
  const searched = page.waitForRequest(
    call => call.method() === 'POST' && call.url().endsWith('/api/v1/users/listings'),
  )
  await press()
  const all = { area: 'york', delivery: null, packing: null, storageType: null }
  expect((await searched).postDataJSON()).toMatchObject(all)
}

test('somebody in York finds a garage, looks at it and comes back to where they were', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => {
    if (/places\?q=/.test(request.url())) asked.push(new URL(request.url()).search)
  })
  await page.goto('/')
  const box = page.getByRole('search').getByLabel('Town, city or postcode', { exact: true })
  await page.getByRole('button', { name: 'Search Listings' }).click()
  await expect(page.getByText('Please enter a location')).toBeVisible()
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL('/')
  await box.fill('Yor')
  await box.pressSequentially('k')
  await page.getByRole('option', { name: /^York/ }).first().click()
  expect(asked).toEqual(['?q=York'])

  await expect(page).toHaveURL('/search?s=york')
  await expect(page.getByRole('heading', { level: 1, name: 'Storage near York' })).toBeVisible()
  await expect(results(page)).toHaveCount(2)
  await expect(results(page).first()).toContainText('with tax')

  await page.getByRole('button', { name: 'Filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await expect(dialog.getByLabel('Minimum price', { exact: true })).toHaveValue('0')
  await expect(dialog.getByLabel('Maximum price', { exact: true })).toHaveValue('100000')
  await expect(dialog.getByRole('radio', { name: 'Hour' })).toBeChecked()
  await dialog.getByLabel('Storage type').selectOption({ label: 'Garage & Lock Up' })
  await expect(results(page)).toHaveCount(2)
  await dialog.getByLabel('From', { exact: true }).fill('2032-03-01')
  await dialog.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(dialog.getByText('Please choose both days.')).toBeVisible()
  await dialog.getByLabel('Until').fill('2032-03-08')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(dialog).toBeHidden()
  await expect(results(page)).toHaveCount(1)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('button')).toHaveText([
    'Garage & Lock Up',
    'Free from 1 Mar 2032 to 8 Mar 2032',
  ])
  await chips.getByRole('button', { name: /Free from/ }).click()
  await expect(page).toHaveURL('/search?s=york&storageType=garage%26lockup')

  await results(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/book\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean garage in Heworth')
  await page.goBack()
  await expect(results(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Filters 1 active' }).click()
  await searchedAnew(page, () => dialog.getByRole('button', { name: 'Clear All' }).click())
  await expect(page).toHaveURL('/search?s=york')
  await expect(dialog.getByLabel('Storage type')).toHaveValue('')
  await searchedAnew(page, () => dialog.getByRole('button', { name: 'Clear All' }).click())
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(results(page)).toHaveCount(2)

  const delivery = page.getByRole('switch', { name: 'Delivery' })
  await delivery.check()
  await expect(page).toHaveURL('/search?s=york&delivery=true')
  await searchedAnew(page, () => delivery.uncheck())
  await expect(results(page)).toHaveCount(2)
})

test('more results come below, and are all there again on coming back, from a listing still on its way too', async ({
  page,
}) => {
  await page.goto('/search')
  await expect(results(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(results(page)).toHaveCount(48)
  await expect(page).toHaveURL('/search?pages=2')
  const last = results(page).nth(40)
  const title = (await last.getByRole('heading').textContent()) ?? ''
  const before = await openCard(last)
  await expect(page).toHaveURL(/\/book\//)
  await page.goBack()
  await expect(results(page)).toHaveCount(48)
  await expect(results(page).nth(40)).toContainText(title)
  await expect.poll(() => placeOf(page)).toBe(before)

  await page.route('**/api/v1/users/listings/*', () => {})
  const slow = results(page).nth(38)
  const then = await openCard(slow)
  await expect(results(page)).toHaveCount(0)
  await page.goBack()
  await expect(results(page)).toHaveCount(48)
  await expect.poll(() => placeOf(page)).toBe(then)

  await page.getByLabel('Sort by').selectOption('Lowest price first')
  await expect(page).toHaveURL('/search?sort=price')
  await expect(async () => {
    const cards = await results(page).allInnerTexts()
    const prices = cards.map(text => Number(/£([\d.]+) per month/.exec(text)?.[1]))
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(prices).not.toContain(Number.NaN)
  }).toPass()
})

test('more results are there again after a reload, and on coming back from a page outside', async ({
  page,
}) => {
  await page.goto('/search')
  for (const shown of [24, 48]) {
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(results(page).nth(shown)).toBeVisible()
  }
  const seen = results(page).nth(50)
  await seen.getByRole('link').hover()
  await page.reload()
  await expect(seen).toBeInViewport()

  await page.goto('/dev/outbox')
  await page.goBack()
  await expect(seen).toBeInViewport()

  await page.reload()
  await openCard(seen)
  await expect(page.getByRole('tablist', { name: 'About this space' })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(seen).toBeInViewport()
  await page.getByRole('switch', { name: 'Delivery' }).check()
  await expect(page).toHaveURL('/search?delivery=true')
})

test('the home page shows the four newest and three to start from', async ({ page }) => {
  await page.goto('/')
  const newest = page.getByRole('region', { name: 'Find Storage Near You' })
  await expect(newest.getByRole('article')).toHaveCount(4)
  await expect(newest.getByText('per month').first()).toBeVisible()
  const featured = page.getByRole('region', { name: 'Featured Listings' })
  await expect(featured.getByRole('article')).toHaveCount(3)
  const titles = await newest.getByRole('article').getByRole('heading').allTextContents()
  await newest.getByRole('link', { name: 'Show More' }).click()
  await expect(page).toHaveURL('/search')
  for (const [index, title] of titles.entries()) {
    await expect(results(page).nth(index)).toContainText(title)
  }
})

test('a long and hostile title is cut on cards, and shown as text wherever it stands', async ({
  page,
  request,
  readMail,
}) => {
  const storageTitle = '</script><script>alert(12)</script><!--'
  const { _id } = await publishListing(request, await openHost(request, readMail), {
    storageTitle,
    address: '7 Westminster Gardens Parade, Headingley, Leeds LS6 3AB',
    formattedAddress: { street: '7 westminster gardens parade', area: 'headingley' },
  })
  for (const [list, address] of [
    ['/', 'Westminster Gardens Par...'],
    ['/search?s=westminster+gardens+parade', 'Westminster Gardens Parade, Headingley'],
  ] as const) {
    await page.goto(list)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    const card = page.getByRole('article').filter({ has: page.getByTitle(storageTitle) })
    await expect(card.getByRole('heading')).toHaveText('</script><script>alert(12)</script><!-...')
    await expect(card.getByText(address, { exact: true })).toBeVisible()
  }
  await page.goto(`/book/${_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(storageTitle)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('switches search at once, and a short name needs no suggestion', async ({ page }) => {
  const places: string[] = []
  page.on('request', request => {
    if (/places\?q=/.test(request.url())) places.push(request.url())
  })
  await page.goto('/search?s=leeds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage near Leeds')
  await page.getByRole('switch', { name: 'Delivery' }).check()
  await expect(page).toHaveURL('/search?s=leeds&delivery=true')
  await page.getByRole('switch', { name: 'Packing' }).check()
  await expect(page).toHaveURL('/search?s=leeds&delivery=true&packing=true')
  const box = page.getByRole('search').getByRole('combobox')
  await box.fill('Bath')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?s=bath&delivery=true&packing=true')
  await box.fill('Leeds')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
  expect(places).toEqual([])
  await box.fill('Sheffi')
  await expect(page.getByRole('option', { name: /^Sheffield/ }).first()).toBeVisible()
  await page.route('**/places/geocode?*', route => route.abort())
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?s=sheffield&delivery=true&packing=true')
  const streets = page.waitForResponse(/places\?q=Abbeydale/)
  await box.fill('Abbeydale Road')
  expect((await (await streets).json()).data).toEqual([])
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)
})

test('Enter takes the place that was read out, although the list has changed since', async ({
  page,
}) => {
  const later = Promise.withResolvers<void>()
  const placesOf = (...names: string[]) =>
    names.map(name => ({ id: name, label: name, name, detail: 'Yorkshire', kind: 'locality' }))
  await page.route('**/places?q=Harrog*', async route => {
    const isLater = route.request().url().includes('q=Harrogate')
    if (isLater) await later.promise
    const data = isLater ? placesOf('Otley', 'Leeds') : placesOf('Leeds', 'Otley')
    await route.fulfill({ json: { status: 'success', data } })
  })
  await page.goto('/search?s=york')
  await page.getByRole('switch', { name: 'Delivery' }).check()
  await expect(page).toHaveURL('/search?s=york&delivery=true')
  const box = page.getByRole('search').getByRole('combobox')
  await box.fill('Harrog')
  const options = page.getByRole('listbox').getByRole('option')
  const first = options.first()
  await expect(first).toHaveText(/Leeds/)
  const asked = page.waitForRequest(/q=Harrogate/)
  await box.fill('Harrogate')
  await asked
  await box.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  later.resolve()
  await expect(first).toHaveText(/Otley/)
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?s=leeds&delivery=true')
})

test('where there is nothing or little, one click shows what is near, whatever its address says', async ({
  page,
}) => {
  await page.goto('/search?s=lerwick')
  await expect(page.getByRole('heading', { name: 'No spaces found' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Look within 500 km' }).click()
  await expect(page).toHaveURL('/search?s=lerwick&within=500')
  await expect(results(page).first()).toBeVisible()
  await expect(page.getByText('Within 500 km (311 miles) of Lerwick')).toBeVisible()

  await goOnTo(page, '/search?s=york')
  await page.getByRole('link', { name: 'Look within 25 km (16 miles)' }).click()
  await expect(page).toHaveURL('/search?s=york&within=25')
  await expect(page.getByText('Within 25 km (16 miles) of York')).toBeVisible()
  await expect(results(page).first()).toContainText(/(About|Less than) (a mile|[0-9]+ miles) away/)
  await expect(page.getByRole('link', { name: 'Look within 50 km' })).toBeVisible()
})

test('a name of several places is shown for one, a slip of the finger is noticed, and what was meant is one click away', async ({
  page,
}) => {
  await page.goto('/search?s=newcastle')
  await expect(page.getByText('Shown for Newcastle upon Tyne.')).toBeVisible()
  await expect(results(page).first()).toContainText('Newcastle')
  await page.getByRole('link', { name: 'Newcastle, County Down' }).click()
  await expect(page).toHaveURL('/search?s=newcastle%2C+county+down')
  await expect(page.getByText('Within 25 km (16 miles) of Newcastle, County Down')).toBeVisible()
  await goOnTo(page, '/search?s=leeds,+uk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage near Leeds')
  await goOnTo(page, '/search?s=yorkshire')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage in Yorkshire')
  await goOnTo(page, '/search?s=yrok')
  await expect(page.getByRole('heading', { name: 'We do not know that place' })).toBeVisible()
  await page.getByRole('link', { name: 'Search York instead' }).click()
  await expect(page).toHaveURL('/search?s=york')
  await expect(results(page).first()).toBeVisible()
})

test('while the code of the cards is on its way, their room is kept', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route(/\/ListingCard-[^/]*\.js$/, async route => {
    await release.promise
    await route.continue()
  })
  await page.goto('/')
  const box = page.getByRole('search').getByLabel('Town, city or postcode', { exact: true })
  await box.fill('York')
  await box.press('Enter')
  const first = page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()
  await expect(first.getByRole('button', { name: /^Save / })).toBeVisible()
  expect((await first.boundingBox())?.height).toBeGreaterThan(300)
  release.resolve()
  await expect(results(page).first()).toContainText('with tax')
})

test('whoever leaves right after "Show more" comes back to the place where they were', async ({
  page,
}) => {
  await page.goto('/search')
  const more = page.getByRole('link', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  await more.click()
  const next = results(page).nth(24)
  await expect(next).toBeInViewport()
  const before = await placeOf(page)
  await next.getByRole('link').click()
  await expect(page.getByRole('tablist', { name: 'About this space' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(before)
})
