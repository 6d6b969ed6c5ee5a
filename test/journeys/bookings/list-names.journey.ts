import type { Page } from '@playwright/test'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, test } from '../fixtures.ts'
import { newPage } from '../payments/payers.ts'
import { openBothSides } from './both-sides.ts'
import { askForHours } from './renters.ts'

test('two bookings of one space have links of different names, and a search says how many fit', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  const { host, renter, listing } = await openBothSides(request, readMail, {
    services: [],
    autoApprove: true,
  })
  await askForHours(request, renter, listing._id, [24, 28])
  await askForHours(request, renter, listing._id, [48, 52])

  await openSignedIn(page, renter, '/your-storage')
  const links = linksOf(page)
  await expect(links).toHaveCount(2)
  const texts = await links.allTextContents()
  expect(new Set(texts).size).toBe(1)
  const [name] = texts
  // Such as "Dry brick garage 28 November 2026, 15:00 to 19:00".
  const dated = new RegExp(`^${name} .*\\d.* to `)
  for (const link of await links.all()) await expect(link).toHaveAccessibleName(dated)

  await page.getByRole('searchbox').fill('zebra')
  await expect(page.getByText('0 of 2 bookings')).toBeVisible()
  await expect(links).toHaveCount(0)

  await test.step('the partner hears who asked, which may be all that differs', async () => {
    const desk = await newPage(browser, baseURL)
    await openSignedIn(desk, host, '/bookings')
    await expect(linksOf(desk)).toHaveCount(2)
    for (const link of await linksOf(desk).all()) {
      await expect(link).toHaveAccessibleName(new RegExp(` For ${renter.firstName}$`))
    }
    await desk.context().close()
  })
})

const linksOf = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
