import { randomInt } from 'node:crypto'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
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
  /** The newest mail to this address, once there is one; `about` narrows it by subject. */
  readMail(to: string, about?: RegExp): Promise<Mail>
  /** Takes the application to another time until the end of the test; null takes it back. */
  moveClock(instant: string | null): Promise<void>
}

interface Worker {
  server: ServerUnderTest
  /** Whether its maps show streets, from a file that is made for it. */
  hasStreets: boolean
}

/**
 * Each worker has a server of its own, so a test may move its clock. Each test comes from an
 * address and in a browser context of its own, so no limit and no login is shared.
 */
export const test = base.extend<Journey, Worker>({
  hasStreets: [false, { scope: 'worker', option: true }],
  server: [
    async ({ hasStreets }, use) => {
      const server = await startServerUnderTest({ hasStreets })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is needed from it
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': inventAddress() }),

  page: async ({ page, server }, use, testInfo) => {
    const faults = await collectCspViolations(page)
    page.on('pageerror', error => faults.push(`uncaught: ${error.message}`))
    startAlive(page)
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

/** From the range set aside for benchmarks, which no real caller has. */
function inventAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** What the page tried to load or run against its policy, filled in as it happens. */
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

/** Journeys begin on a page that listens; what comes before is told where scripts are held back. */
function startAlive(page: Page): void {
  const goTo = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goTo(address, options)
    if (options?.waitUntil !== 'commit') await waitUntilAlive(page)
    return response
  }
}

/** From here on links act in place, where without JavaScript they would load another page. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !Reflect.has(window, 'takeEarlyPresses'))
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page), `accessibility of ${page.url()}`).toEqual([])
}

/** Maps and toasts follow a new width a moment later, so the page is given one. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow, `sideways scroll of ${page.url()}`).toBe(0)
}
