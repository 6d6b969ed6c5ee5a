import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import { narrow, wide } from '../site/addresses.ts'

/** On a server of its own, with a file of streets; side by side they would need two. */
test.use({ hasStreets: true })
test.describe.configure({ mode: 'default' })

const map = (page: Page) => page.getByRole('group', { name: 'Map of the results' })
const file = '/map/streets.pmtiles'

test('streets come from our own server, part by part, and nobody else hears of it', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  const parts: number[] = []
  page.on('request', request => asked.push(request.url()))
  page.on('response', response => {
    if (new URL(response.url()).pathname === file) parts.push(response.status())
  })
  await page.setViewportSize(wide)
  await page.goto('/search?s=york&map=true')
  await expect(map(page).getByText('Invented streets, for trying out')).toBeVisible()
  const hide = map(page).getByRole('button', { name: 'Hide streets', pressed: true })
  await expect(hide).toBeVisible()
  await expect.poll(() => parts.length, 'its head, its words, and tiles').toBeGreaterThan(2)
  expect(new Set(parts)).toEqual(new Set([206]))
  const elsewhere = asked.filter(url => /^https?:/.test(url) && !url.startsWith(server.origin))
  expect(elsewhere).toEqual([])
  await expectNoAxeViolations(page)

  await hide.click()
  await expect(map(page).getByText('Invented streets, for trying out')).toHaveCount(0)
  await page.reload()
  await expect(
    map(page).getByRole('button', { name: 'Show streets', pressed: false }),
    'whoever hid them finds them hidden',
  ).toBeVisible()
  await map(page).getByRole('button', { name: 'Show streets' }).click()
  await expect(map(page).getByText('Invented streets, for trying out')).toBeVisible()
})

test('where there are streets, nothing says that there are none', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/search?s=york')
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
  const area = page.getByRole('group', { name: /^Map of the area around/ })
  await expect(area.getByRole('button', { name: 'Hide streets' })).toBeVisible()
  await expect(area.getByText('Invented streets, for trying out')).toBeVisible()
  await expect(page.getByText(/does not show streets/)).toHaveCount(0)
})

test('a file that cannot be read any more leaves our own map', async ({ page }) => {
  await page.route(`**${file}`, route => route.fulfill({ status: 404, body: '' }))
  await page.setViewportSize(wide)
  await page.goto('/search?s=york&map=true')
  await expect(map(page).getByRole('button', { name: 'Show streets' })).toBeVisible()
  await expect(
    map(page)
      .getByRole('button', { name: /with tax$/ })
      .first(),
  ).toBeVisible()
  await expect(map(page).getByText('Natural Earth')).toBeVisible()
})
