import { randomInt } from 'node:crypto'
import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { axeViolations } from './accessibility.ts'
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts'

export { expect }

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

interface Journey {
  /** The newest mail to this address, waiting until there is one; `about` filters by subject. */
  readMail(to: string, about?: RegExp): Promise<Mail>
  /** Moves the clock of the program until the end of the test; null moves it back. */
  moveClock(instant: string | null): Promise<void>
}

interface Worker {
  server: ServerUnderTest
  /** Whether maps show streets, from a file made for the test. */
  hasStreets: boolean
}

/**
 * Each worker has its own server, so a test may move its clock. Each test has its own address and
 * browser context, so no limit and no login is shared.
 */
export const test = base.extend<Journey, Worker>({
  hasStreets: [false, { scope: 'worker', option: true }],
  server: [
    async ({ hasStreets }, use) => {
      const server = await startServerUnderTest({ hasStreets })
      await use(server)
      await server.stop()
    },
    // Its start and its end together, of a program and its database on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': inventAddress() }),

  page: async ({ page, server }, use, testInfo) => {
    const faults = await collectCspViolations(page)
    page.on('pageerror', error => faults.push(`uncaught: ${error.message}`))
    waitAfterEachVisit(page)
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('server.log', { body: await server.readLog() })
    }
    expect(faults, 'every page keeps to its policy and throws nothing').toEqual([])
  },

  readMail: ({ request }, use) => use((to, about) => waitForMail(request, to, about)),

  moveClock: async ({ request, server }, use) => {
    const move = (now: string | null) => setClock(request, server.origin, now)
    await use(move)
    await move(null)
  },
})

async function waitForMail(request: APIRequestContext, to: string, about = /./): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const response = await request.get('/api/v1/dev/outbox', { params: { to } })
    const { data }: { data: Mail[] } = await response.json()
    found = data.find(mail => about.test(mail.subject))
    expect(found, `a mail to ${to} about ${about}`).toBeDefined()
  }).toPass({ timeout: 10_000 })
  if (!found) throw new Error(`No mail to ${to}`)
  return found
}

async function setClock(
  request: APIRequestContext,
  origin: string,
  now: string | null,
): Promise<void> {
  const response = await request.post(`${origin}/api/v1/dev/clock`, { data: { now } })
  expect(response.ok(), await response.text()).toBe(true)
}

/** From the range reserved for benchmarks, which no real caller has. */
function inventAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** What the page tried to load or run against its policy, filled while it happens. */
export async function collectCspViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
      const where = `${sourceFile}:${lineNumber}`
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} at ${where}`)
    })
  })
  return violations
}

/** Waits for hydration before a journey goes on; tests of pages before it hold back the scripts. */
function waitAfterEachVisit(page: Page): void {
  const goTo = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goTo(address, options)
    if (options?.waitUntil !== 'commit') await waitUntilHydrated(page)
    return response
  }
}

/** From here on links navigate without loading a new page. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !Reflect.has(window, 'takeEarlyPresses'))
}

/** A part that the server has drawn comes to life when its own code is there. */
export async function expectAlive(part: Locator): Promise<void> {
  const isAlive = (element: Element) =>
    Object.keys(element).some(key => key.startsWith('__reactProps'))
  await expect.poll(() => part.evaluate(isAlive)).toBe(true)
}

/**
 * Goes on as a link does, without loading a new page, which takes half as long, and waits until all
 * that the page asks for is there.
 */
export async function goOnTo(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, '__TSR_ROUTER__'))
  await page.evaluate(href => Reflect.get(window, '__TSR_ROUTER__').navigate({ href }), path)
  await page.waitForFunction(() => {
    const { state, options } = Reflect.get(window, '__TSR_ROUTER__')
    const isAsking = options.context.queryClient.isFetching() > 0
    const isLoading = document.querySelector('[aria-busy=true] > [role=status]') !== null
    return state.status === 'idle' && !isAsking && !isLoading
  })
}

/** As a system that turns dark at night, and waits until no colour is on its way any more. */
export async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter(one => one instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}

/** A list that is loading anew is dimmed for a moment, so this waits. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const violations = () => axeViolations(page)
  await expect.poll(violations, `accessibility of ${page.url()}`).toEqual([])
}

/** Maps and toasts follow a new width a moment later, so this waits. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `sideways scroll of ${page.url()}`).toBe(0)
}
