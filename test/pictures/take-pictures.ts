import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { say } from '../../commands/shared/progress.ts'
import { chromiumArgs, findChromium } from '../../commands/testing/chromium.ts'
import { axeViolations } from '../journeys/accessibility.ts'
import { startServerUnderTest } from '../journeys/server-under-test.ts'
import { pagesOf, password, people, type Who } from './pages.ts'
import { type Scene, scenesOf } from './scenes.ts'

const root = 'document.documentElement'
/** What opens takes this long to be there, and a first skeleton to give way to the page's own. */
const settleMs = 700
const narrowest = { tablet: 600 }
const overflow = `${root}.scrollWidth - ${root}.clientWidth`

export interface Wish {
  folder: string
  widths: readonly number[]
  schemes: readonly Scheme[]
  only: readonly Who[]
  /** How large text is, where 1 is usual. */
  text: number
  /** Which scenes, by their names. */
  match: RegExp
  /** A program in demo mode that runs already; otherwise one is started. */
  origin: string | undefined
}

type Scheme = 'light' | 'dark'

interface Drawn {
  taken: number
  faults: string[]
}

/** Draws every page for everybody; says which are too wide, fail or cannot be read by everybody. */
export async function takePictures(wish: Wish): Promise<Drawn> {
  mkdirSync(wish.folder, { recursive: true })
  const server = wish.origin ? undefined : await startServerUnderTest()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs],
  })
  const drawn: Drawn = { taken: 0, faults: [] }
  try {
    const origin = server?.origin ?? String(wish.origin)
    const scenes = scenesOf(await pagesOf(origin))
    for (const who of wish.only) {
      for (const scheme of wish.schemes) {
        for (const width of wish.widths) {
          const context = await openAs(browser, origin, who, { scheme, width })
          for (const [index, scene] of scenes[who].entries()) {
            const name = `${who}-${String(index).padStart(3, '0')}-${nameOf(scene)}`
            const named = { scene, name, scheme, width }
            if (wish.match.test(name)) await drawScene(context, named, wish, drawn)
          }
          say(`${who}, ${width}, ${scheme}: ${drawn.taken} pictures so far`)
          await context.close()
        }
      }
    }
  } finally {
    await browser.close()
    await server?.stop()
  }
  return drawn
}

interface Look {
  scheme: Scheme
  width: number
}

/** What is wrong with it is noted, and the next one is drawn all the same. */
async function drawScene(
  context: BrowserContext,
  { scene, name, scheme, width }: Look & { scene: Scene; name: string },
  { folder, text }: Wish,
  drawn: Drawn,
): Promise<void> {
  const page = await context.newPage()
  const note = (what: string) => drawn.faults.push(`${name} at ${width}, ${scheme}: ${what}`)
  page.on('pageerror', error => note(error.message))
  try {
    await open(page, scene, text)
    const tooWide = await page.evaluate<number>(overflow)
    if (tooWide > 0) note(`${tooWide} px too wide`)
    await page.screenshot({
      path: join(folder, `${name}-${width}-${scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    })
    drawn.taken++
    await page.evaluate('scrollTo(0, 0)')
    for (const { id, where } of await axeViolations(page)) note(`${id} ${where.join('; ')}`)
  } catch (error) {
    note(error instanceof Error ? error.message : String(error))
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.close()
}

async function openAs(
  browser: Browser,
  baseURL: string,
  who: Who,
  { scheme, width }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    colorScheme: scheme,
    viewport: { width, height: 900 },
    hasTouch: width < narrowest.tablet,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  context.setDefaultTimeout(20_000)
  const email = people[who]
  if (!email) return context
  const page = await context.newPage()
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.close()
  return context
}

async function open(page: Page, scene: Scene, text: number): Promise<void> {
  // A page that listens for messages is never without a call on its way.
  await page.context().route('**/messages/events', route => route.abort())
  await scene.prepare?.(page.context())
  await page.goto(scene.path, { waitUntil: isCut(scene) ? 'load' : 'networkidle' })
  await page.evaluate(`${root}.style.fontSize = '${text * 100}%'`)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  if (!scene.act) return
  await scene.act(page)
  await page.waitForTimeout(settleMs)
}

/** Calls that are held back or fail are made again and again. */
function isCut({ state = '' }: Scene): boolean {
  return state === 'loading' || state === 'failed'
}

/** Ids are of one run; what stays is where the page stands in its list. */
function nameOf({ path, state }: Scene): string {
  const name = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'one').replace(/[^a-z0-9]+/gi, '_')
  return state ? `${name}-${state}` : name
}
