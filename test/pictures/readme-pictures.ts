import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { say } from '../../commands/shared/progress.ts'
import { chromiumArgs, findChromium } from '../../commands/testing/chromium.ts'
import { startServerUnderTest } from '../journeys/server-under-test.ts'
import { openAs } from './open-as.ts'
import { pagesOf, type Who } from './pages.ts'

interface Picture {
  /** Of the file, without its ending. */
  name: string
  who: Who
  /** The page, or how the address of one begins that has an id. */
  path: string
  /** What is pressed on the way from there to what is shown. */
  act?(page: Page): Promise<void>
}

const seen = { width: 1280, height: 800 }
const drawn = { width: 1000, height: 625 }

const pictures: readonly Picture[] = [
  { name: 'home', who: 'visitor', path: '/' },
  { name: 'search', who: 'visitor', path: '/search?s=london', act: showMap },
  { name: 'listing', who: 'visitor', path: '/search?s=leeds', act: openFirst },
  { name: 'reviews', who: 'visitor', path: '/search?s=london', act: readReviews },
  { name: 'wizard', who: 'partner', path: '/listings/create' },
  { name: 'dashboard', who: 'partner', path: '/listings', act: awaitStars },
  { name: 'messages', who: 'partner', path: '/messages/' },
  { name: 'booking', who: 'partner', path: '/listings', act: openRequest },
  { name: 'dry-record', who: 'partner', path: '/listings/readings/' },
  { name: 'inventory', who: 'renter', path: '/inventory/' },
  { name: 'console', who: 'operator', path: '/admin', act: openWaiting },
]

/** Draws what the README shows, as it is in the demo. */
export async function drawReadmePictures(folder: string): Promise<void> {
  const server = await startServerUnderTest()
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] })
  try {
    const pages = await pagesOf(server.origin)
    for (const { name, who, path, act } of pictures) {
      const look = { scheme: 'light', width: seen.width } as const
      const context = await openAs(browser, server.origin, who, look)
      const page = await context.newPage()
      await page.setViewportSize(seen)
      const address = path.endsWith('/') && path !== '/' ? pages[who].find(startsWith(path)) : path
      await page.goto(address ?? path)
      await act?.(page)
      await allThere(page)
      const picture = await page.screenshot({ animations: 'disabled' })
      await sharp(picture)
        .resize(drawn)
        .png({ palette: true })
        .toFile(join(folder, `${name}.png`))
      await context.close()
      say(name)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const startsWith = (path: string) => (address: string) => address.startsWith(path)

async function showMap(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show Map' }).click()
  await page.locator('canvas').waitFor()
}

async function openFirst(page: Page): Promise<void> {
  await page.locator('article h2 a').first().click()
  await page.getByRole('tablist').waitFor()
}

async function readReviews(page: Page): Promise<void> {
  const rated = page.locator('article').filter({ hasText: /\(\d+\)/ })
  await rated.locator('h2 a').first().click()
  await page.getByRole('tab', { name: 'Review' }).click()
  await page.getByText('As described').waitFor()
  await page.evaluate('document.querySelector("[role=tablist]").scrollIntoView()')
}

/** Of who asks. Their room is kept meanwhile, and nothing says that they are on their way. */
async function awaitStars(page: Page): Promise<void> {
  await page.getByText('of 5 stars').first().waitFor()
}

async function openRequest(page: Page): Promise<void> {
  await page.locator('a[href^="/bookings/"]').first().click()
  await page.getByRole('heading', { name: 'Your answer' }).waitFor()
}

async function openWaiting(page: Page): Promise<void> {
  await page.locator('a[href^="/admin/listings/"]').first().click()
  await page.getByRole('heading', { name: 'Pictures' }).waitFor()
}

/** Parts below may wait until somebody scrolls to them. */
const isThere = `document.fonts.status === 'loaded' && !document.querySelector('[data-arriving]')
  && [...document.images, ...document.querySelectorAll('[aria-busy=true]')].every(part =>
    part.complete || !part.checkVisibility() || part.getBoundingClientRect().top > innerHeight)`

/** A page that listens for events never has an idle network. */
async function allThere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(isThere)).toBe(true)
}
