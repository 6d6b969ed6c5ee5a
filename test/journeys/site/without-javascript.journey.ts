import { expect, test } from '../fixtures.ts'
import { narrow, ownPages, wide } from './addresses.ts'

test.use({ javaScriptEnabled: false })

test('every page of our own reads well without JavaScript', async ({ page }) => {
  for (const [address, heading] of ownPages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const text = await page.getByRole('main').textContent()
    expect(text?.length, address).toBeGreaterThan(800)
  }
})

test('the menus open and lead on without JavaScript, on a desk and on a telephone', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await page.getByText('Solutions', { exact: true }).first().click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Self storage/ })
    .click()
  await expect(page).toHaveURL('/solution/self-storage')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.setViewportSize(narrow)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Find Storage' })).toBeVisible()
  await menu.getByRole('button', { name: 'Close the menu' }).click()
  await expect(menu).toBeHidden()
})

test('a search from the home page needs no JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('search').getByRole('textbox').fill('Leeds')
  await page.getByRole('button', { name: 'Search Listings' }).click()
  await expect(page).toHaveURL(/\/search\?s=leeds$/i)
})

test('the help topics can be searched without JavaScript', async ({ page }) => {
  await page.goto('/support?q=commission')
  await expect(page.getByText('What does Holdall keep?')).toBeVisible()
  await expect(page.getByText('How do I book a space?')).toHaveCount(0)
})

test('what needs JavaScript says so', async ({ page }) => {
  await page.goto('/login')
  const read = () => page.getByRole('main').textContent()
  expect(await read()).toContain('Logging in and signing up need JavaScript.')
  await page.setViewportSize(narrow)
  await page.goto('/search')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/book\//)
  expect(await read()).toContain('Choosing dates and booking needs JavaScript.')
  await expect(page.getByRole('button', { name: 'Choose dates' })).toBeHidden()
  await expect(page.getByText('The exact address comes with a paid booking.')).toBeVisible()
  await expect(page.getByText('The circle is approximate')).toBeHidden()
  for (const address of [
    '/personal-details',
    '/saved',
    '/stop-alerts/x',
    '/answer-request/x',
    '/checkout/x',
    '/payment/result',
    '/day-sheet/x',
    '/receipt/x',
    '/labels/x',
    '/goods-notices/x',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible()
  }
})
