import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { say } from '../../commands/shared/progress.ts'
import { chromiumArgs, findChromium } from '../../commands/testing/chromium.ts'
import { startServerUnderTest } from '../journeys/server-under-test.ts'
import { pagesOf, password, people, type Who } from './pages.ts'

const root = 'document.documentElement'
const overflow = `${root}.scrollWidth - ${root}.clientWidth`

export interface Wish {
  folder: string
  widths: readonly number[]
  schemes: readonly ('light' | 'dark')[]
  only: readonly Who[]
  /** How large text is, where 1 is usual. */
  text: number
}

/** Draws every page for everybody; says which are too wide or said that something went wrong. */
export async function takePictures(wish: Wish): Promise<{ taken: number; faults: string[] }> {
  mkdirSync(wish.folder, { recursive: true })
  const server = await startServerUnderTest()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs],
  })
  const faults: string[] = []
  let taken = 0
  try {
    const pages = await pagesOf(server.origin)
    for (const who of wish.only) {
      for (const scheme of wish.schemes) {
        const page = await openAs(browser, server.origin, who, scheme)
        page.on('pageerror', error => faults.push(`${page.url()}: ${error.message}`))
        for (const [index, path] of pages[who].entries()) {
          for (const width of wish.widths) {
            await draw(page, path, width, wish.text)
            const tooWide = await page.evaluate<number>(overflow)
            if (tooWide > 0) faults.push(`${path} at ${width}: ${tooWide} px too wide`)
            const name = `${who}-${String(index).padStart(2, '0')}-${nameOf(path)}`
            await page.screenshot({
              path: join(wish.folder, `${name}-${width}-${scheme}.png`),
              fullPage: true,
              animations: 'disabled',
            })
            taken++
          }
        }
        say(`${who}, ${scheme}: ${pages[who].length} pages`)
        await page.context().close()
      }
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  return { taken, faults }
}

async function openAs(
  browser: Browser,
  baseURL: string,
  who: Who,
  colorScheme: 'light' | 'dark',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  // A page that listens for messages is never without a call on its way.
  await context.route('**/messages/events', route => route.abort())
  const page = await context.newPage()
  const email = people[who]
  if (!email) return page
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  return page
}

async function draw(page: Page, path: string, width: number, text: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(`${root}.style.fontSize = '${text * 100}%'`)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

/** Ids are of one run; what stays is where the page stands in its list. */
function nameOf(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'one').replace(/[^a-z0-9]+/gi, '_')
}
