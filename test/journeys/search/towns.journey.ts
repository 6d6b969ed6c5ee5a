import { expect, expectNoAxeViolations, test, turnDark } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'

test('a town with spaces has a page of its own, with what they usually cost', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Storage by town' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage by town')
  await page.getByRole('main').getByRole('link', { name: 'York', exact: true }).click()
  await expect(page).toHaveURL('/storage/york')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storage in York')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('table').getByRole('row', { name: /125 sq ft/ })).toContainText('£')
  await expectNoAxeViolations(page)
  await turnDark(page)
  await page.setViewportSize(narrow)
  await expectNoAxeViolations(page)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
  await page.getByRole('link', { name: 'See all with filters' }).click()
  await expect(page).toHaveURL('/search?s=york')
})

test('search engines hear of towns and listings, and of no town without any', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toMatch(/<loc>[^<]+\/storage\/york<\/loc>/)
  expect(map).toMatch(/<loc>[^<]+\/book\/[0-9a-f-]{36}<\/loc>/)
  expect(map).not.toContain('/storage/lerwick<')
  for (const town of ['lerwick', 'atlantis', '%27', 'york%2f..']) {
    expect((await request.get(`/storage/${town}`)).status(), town).toBe(404)
  }
})

test('a partner sees what a space may bring', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'What could your space earn?' }).scrollIntoViewIfNeeded()
  const estimate = page.getByRole('region', { name: 'What could your space earn?' })
  await expect(estimate.getByText(/across the country, after our 20% commission/)).toBeVisible()
  await expect(estimate.locator('[data-server-drawn]')).toHaveCount(0)
  // What is typed while the page comes to life is lost with what the server has drawn.
  await expect(async () => {
    await estimate.getByLabel('Town or postcode').fill('xyzzy')
    await estimate.getByLabel('Town or postcode').press('Enter')
    await expect(estimate.getByText(/We did not find xyzzy/)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(estimate.getByText(/too few like yours/)).toHaveCount(0)
  await estimate.getByLabel('Town or postcode').fill('London')
  await estimate.getByLabel('Town or postcode').press('Enter')
  await expect(estimate.getByText(/£\d+/).first()).toBeVisible()
  await expectNoAxeViolations(page)
})
