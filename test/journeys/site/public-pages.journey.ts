import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  test,
  turnDark,
} from '../fixtures.ts'
import { middle, narrow, ownPages, wide } from './addresses.ts'

for (const [address, heading] of ownPages) {
  test(`${address} can be read by anybody at any width, and by machines`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(narrow)
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    expect(await response?.text(), 'parts that the server failed to draw').not.toContain('<!--$!')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectNoAxeViolations(page)
    for (const size of [narrow, middle, wide]) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
    }
    await turnDark(page)
    await expectNoAxeViolations(page)

    await expect(page).toHaveTitle(/Holdall/)
    await expect(page.locator('title')).toHaveCount(1)
    const words = page.locator('meta[name=description]')
    expect((await words.getAttribute('content'))?.length).toBeGreaterThan(60)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + address)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png$/)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })
}

test('titles and descriptions follow from page to page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click()
  await expect(page).toHaveTitle('Cookie policy | Holdall')
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie policy' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveTitle('Privacy policy | Holdall')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})

test('the home page names the organisation for machines', async ({ page }) => {
  await page.goto('/')
  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  )
  expect(facts).toMatchObject({ '@type': 'Organization', name: 'Holdall' })
  expect(facts.contactPoint.email).toContain('@')
})

test('the home page makes its promises and leads on', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByText(/access to prospective customers/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup')
  for (const name of ['Find a Storage Unit Near You', 'How It Works', 'Why choose Holdall']) {
    await expect(main.getByRole('heading', { name })).toBeVisible()
  }
  await expect(main.getByRole('link', { name: /terms and conditions/ })).toHaveAttribute(
    'href',
    '/terms-of-use',
  )
})

test('links in the text of a page move within the site without loading it anew', async ({
  page,
}) => {
  await page.goto('/terms-of-use')
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.getByRole('main').getByRole('link', { name: 'privacy policy', exact: true }).click()
  await expect(page).toHaveURL('/privacy-policy')
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
})

test('the legal pages quote the policy and list what may not be stored', async ({ page }) => {
  await page.goto('/terms-of-use')
  const main = page.getByRole('main')
  await expect(main).toContainText('commission of 20%')
  await expect(main).toContainText('cancellation fee of £20')
  await expect(main).toContainText('7.5% tax')
  await expect(main).toContainText('Explosives, fireworks')
  await page.getByRole('navigation', { name: 'On this page' }).getByText('Cancelling').click()
  await expect(page.getByRole('heading', { name: /Cancelling and refunds/ })).toBeInViewport()
})
