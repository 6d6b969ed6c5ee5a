import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { freePort } from '#test/servers/running-program.ts'
import { withProgress } from '../commands/shared/progress.ts'
import { root, run } from '../commands/shared/run.ts'
import { chromiumArgs, provideChromium } from '../commands/testing/chromium.ts'
import { password, people } from '../test/pictures/pages.ts'
import { report } from './report.ts'
import { benchFolder, removeFolder, startServer } from './running-server.ts'

/**
 * Lighthouse on a telephone of today: the pages that strangers open first, and behind the session
 * the wizard and what each side works with. The median of three runs, because neighbours on the
 * machine block a page longer than its own scripts do.
 */
const lighthousePackage = 'lighthouse@13.5.0'
const runs = 3
const goals = { strangers: 98, signedIn: 95 }

const home = join(root, '.cache/lighthouse')
const { default: lighthouse } = await provideLighthouse()
const folder = await benchFolder()
const server = await startServer(folder, { DEMO: '1' })
const port = await freePort()
const profile = await benchFolder()
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: await provideChromium(),
  args: [...chromiumArgs, `--remote-debugging-port=${port}`],
})

const found: Found[] = []
for (const path of ['/', '/search', '/about-us', '/support', '/storage/york', await aListing()]) {
  found.push(await look(path, goals.strangers))
}
await signIn(browser, people.partner)
for (const path of ['/listings', '/listings/create', '/bookings']) {
  found.push(await look(path, goals.signedIn))
}
await signIn(browser, people.renter)
found.push(await look('/your-storage', goals.signedIn))

const cells = (row: Found) => [row.path.replace(/[0-9a-f-]{36}/, '{id}'), ...row.figures]
const heads = ['page', 'perf', 'a11y', 'best', 'seo', 'FCP s', 'LCP s', 'TBT ms', 'CLS']
for (const row of [heads, ...found.map(cells)]) {
  process.stdout.write(`${row.map((cell, n) => cell.padEnd(n ? 8 : 20)).join('')}\n`)
}
report('Lighthouse, performance on a telephone', 'the goal of strangers’ pages', [
  { what: 'the goal, and 95 signed in', figure: goals.strangers, unit: 'of 100' },
  ...found.map(({ path, performance }) => ({ what: path, figure: performance, unit: 'of 100' })),
])

await browser.close()
await server.stop()
await removeFolder(folder)
await removeFolder(profile)
process.exit(found.every(({ performance, goal }) => performance >= goal) ? 0 : 1)

interface Found {
  path: string
  performance: number
  goal: number
  figures: readonly string[]
}

interface Result {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

interface Lighthouse {
  default: (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
}

/** Once for this folder, and never a part of the program: it brings a hundred packages. */
async function provideLighthouse(): Promise<Lighthouse> {
  const entry = join(home, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    await withProgress(`Installing ${lighthousePackage}`, async () => {
      const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
      const install = ['install', '--prefix', home, ...quietly, lighthousePackage]
      const { code, output } = await run('npm', install)
      if (code !== 0) throw new Error(output)
    })
  }
  return import(entry)
}

/** The whole run whose performance is in the middle, so that its figures belong together. */
async function look(path: string, goal: number): Promise<Found> {
  const results: Result[] = []
  for (let n = 0; n < runs; n += 1) {
    const seen = await lighthouse(server.url + path, { port })
    if (seen) results.push(seen.lhr)
  }
  const ordered = results.toSorted((one, other) => score(one) - score(other))
  const middle = ordered[Math.floor(ordered.length / 2)]
  if (!middle) throw new Error(`Lighthouse saw nothing at ${path}`)
  const { audits } = middle
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    path,
    goal,
    performance: score(middle),
    figures: [
      ...['performance', 'accessibility', 'best-practices', 'seo'].map(name =>
        String(score(middle, name)),
      ),
      (figure('first-contentful-paint') / 1000).toFixed(1),
      (figure('largest-contentful-paint') / 1000).toFixed(1),
      figure('total-blocking-time').toFixed(0),
      figure('cumulative-layout-shift').toFixed(2),
    ],
  }
}

function score({ categories }: Result, name = 'performance'): number {
  return Math.round((categories[name]?.score ?? Number.NaN) * 100)
}

async function aListing(): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/users/featured-listing`)
  const { data } = (await response.json()) as { data: { _id: string }[] }
  const [listing] = data
  if (!listing) throw new Error('The demo has no featured listing')
  return `/book/${listing._id}`
}

async function signIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await page.evaluate('localStorage.clear()')
  await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.close()
}
