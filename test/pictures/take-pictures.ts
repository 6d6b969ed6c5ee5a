import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { say } from '../../commands/shared/progress.ts'
import { chromiumArgs, findChromium, textSizeArg } from '../../commands/testing/chromium.ts'
import { axeViolations } from '../journeys/accessibility.ts'
import { startServerUnderTest } from '../journeys/server-under-test.ts'
import { type Look, openAs, type Scheme } from './open-as.ts'
import { pagesOf, type Who } from './pages.ts'
import { type Scene, scenesOf } from './scenes.ts'

const root = 'document.documentElement'
/** How long animations take, and a first skeleton to be replaced. */
const settleMs = 700
/** How long a part needs to notice that it is seen. */
const scrollMs = 50
/** Maps are drawn in software. */
const partMs = 20_000
const overflow = `${root}.scrollWidth - ${root}.clientWidth`

export interface Wish {
  folder: string
  widths: readonly number[]
  schemes: readonly Scheme[]
  only: readonly Who[]
  /** The size of text; 1 is normal. */
  text: number
  /** The scenes to draw, by name. */
  match: RegExp
  /** A program in demo mode that runs already; otherwise one is started. */
  origin: string | undefined
}

interface Drawn {
  taken: number
  faults: string[]
}

/** Draws every page for every role, and lists those that are too wide, fail or are inaccessible. */
export async function takePictures(wish: Wish): Promise<Drawn> {
  mkdirSync(wish.folder, { recursive: true })
  const server = wish.origin ? undefined : await startServerUnderTest()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, textSizeArg(wish.text)],
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

/** A fault is recorded, and what can be seen is drawn all the same. */
async function drawScene(
  context: BrowserContext,
  { scene, name, scheme, width }: Look & { scene: Scene; name: string },
  { folder }: Wish,
  drawn: Drawn,
): Promise<void> {
  const page = await context.newPage()
  const note = (what: string) => drawn.faults.push(`${name} at ${width}, ${scheme}: ${what}`)
  const attempt = async (step: () => Promise<void>) => {
    try {
      await step()
    } catch (error) {
      note(error instanceof Error ? error.message : String(error))
    }
  }
  page.on('pageerror', error => note(error.message))
  await attempt(() => open(page, scene))
  await attempt(async () => {
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
  })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.close()
}

async function open(page: Page, scene: Scene): Promise<void> {
  await scene.prepare?.(page.context())
  // A page that listens for events never has an idle network. Blocked by a route, nothing is cached.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*/messages/events'] })
  await (isAsked(scene) ? goOver(page, scene) : page.goto(scene.path))
  // What the browser asks anew because it is stale is never said to be answered.
  if (!isCut(scene)) await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {})
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  if (!isCut(scene)) await readToTheEnd(page, scene)
  if (!scene.act) return
  await scene.act(page)
  await page.waitForTimeout(settleMs)
}

/** The server draws a page with all that it shows, so only who comes from another waits for it. */
async function goOver(page: Page, { path }: Scene): Promise<void> {
  await page.goto('/personal-details')
  await page.waitForFunction(() => Reflect.has(globalThis, '__TSR_ROUTER__'))
  await page.waitForFunction(() => !Reflect.has(globalThis, 'takeEarlyPresses'))
  // What it waits for may never come.
  await page.evaluate(href => {
    Reflect.get(globalThis, '__TSR_ROUTER__').navigate({ href })
  }, path)
}

/** Pictures, maps and other parts come only when somebody has scrolled to them. */
async function readToTheEnd(page: Page, { path }: Scene): Promise<void> {
  await page.evaluate(`(async () => {
    for (let top = 0; top < ${root}.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise(seen => setTimeout(seen, ${scrollMs}))
    }
  })()`)
  const onTheirWay = page.locator('[aria-busy=true]').filter({ visible: true })
  for (const part of await onTheirWay.all()) {
    // What has come meanwhile need not be scrolled to.
    await part.scrollIntoViewIfNeeded().catch(() => undefined)
  }
  // The kit shows how parts look that are on their way.
  if (path !== '/dev/kit') await expect(onTheirWay).toHaveCount(0, { timeout: partMs })
  await page.waitForFunction(
    '[...document.images].every(image => image.complete || !image.checkVisibility())',
  )
  await page.evaluate('scrollTo(0, 0)')
}

/** Calls that are held back or fail are repeated without end. */
function isCut({ state = '' }: Scene): boolean {
  return state === 'loading' || state === 'failed'
}

/** The browser asks for what it shows, so that an answer can be late, fail or have nothing. */
function isAsked(scene: Scene): boolean {
  return isCut(scene) || scene.state === 'empty'
}

/** Ids differ from run to run, but the position in the list does not. */
function nameOf({ path, state }: Scene): string {
  const name = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'one').replace(/[^a-z0-9]+/gi, '_')
  return state ? `${name}-${state}` : name
}
