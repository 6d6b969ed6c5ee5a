import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { freePort } from '#test/servers/running-program.ts'
import { chromiumArgs, provideChromium } from '../commands/testing/chromium.ts'
import { featuredListing } from './load/featured-listing.ts'
import { type Measured, median, report } from './report.ts'
import { benchFolder, removeFolder, startServer } from './servers/running-server.ts'

/**
 * What Lighthouse says of the six public pages, and of the wizard and the dashboards as somebody
 * signed in sees them, on its slow telephone. It brings 114 packages, so it is installed when this
 * is asked for; each page is opened `RUNS` times and the middle one counts.
 */
const version = '13.5.0'
const home = fileURLToPath(new URL(`../.cache/peers/lighthouse-${version}`, import.meta.url))
const runs = Number(process.env.RUNS ?? 1)
const demoPassword = 'Holdall1!'
const goals = { visitor: 98, signedIn: 95, largestContentSeconds: 1.5 }
const qualities = ['accessibility', 'best-practices', 'seo'] as const
/** Whoever is signed in is not sent there by a search engine. */
const qualitiesSignedIn = ['accessibility', 'best-practices'] as const

/** The part of Lighthouse that is used here: its types are where it is installed. */
type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: readonly string[] },
) => Promise<{ lhr: Verdict } | undefined>

interface Verdict {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
  finalDisplayedUrl: string
}

interface Visit {
  email?: string
  paths: readonly string[]
}

await installLighthouse()
const { default: lighthouse } = (await import(
  join(home, 'node_modules/lighthouse/core/index.js')
)) as { default: Lighthouse }
const executablePath = await provideChromium()
const folder = await benchFolder()
const server = await startServer(join(folder, 'data'), { DEMO: '1' })
const listing = await featuredListing(server.url)

const visits: readonly Visit[] = [
  { paths: ['/', '/search', '/about-us', '/support', '/storage/york', `/book/${listing}`] },
  { email: 'partner@holdall.test', paths: ['/listings/create', '/listings'] },
  { email: 'renter@holdall.test', paths: ['/your-storage'] },
]
const verdicts = new Map<string, Verdict[]>()
for (const visit of visits) await look(visit)
tell()
await server.stop()
await removeFolder(folder)

async function installLighthouse(): Promise<void> {
  if (existsSync(join(home, 'node_modules/lighthouse'))) return
  await mkdir(home, { recursive: true })
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error']
  const packages = [`lighthouse@${version}`]
  await promisify(execFile)('npm', ['install', '--prefix', home, ...quietly, ...packages])
}

async function look({ email, paths }: Visit): Promise<void> {
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(join(folder, `browser-${port}`), {
    executablePath,
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  })
  if (email) {
    const page = await browser.newPage()
    await page.goto(`${server.url}/login`, { waitUntil: 'networkidle' })
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(url => url.pathname !== '/login')
    await page.close()
  }
  const onlyCategories = ['performance', ...(email ? qualitiesSignedIn : qualities)]
  for (const path of paths) {
    const found: Verdict[] = []
    for (let run = 0; run < runs; run += 1) {
      const flags = { port, logLevel: 'error', onlyCategories } as const
      const result = await lighthouse(server.url + path, flags)
      if (new URL(result?.lhr.finalDisplayedUrl ?? '').pathname !== path) {
        throw new Error(`${path} led to ${result?.lhr.finalDisplayedUrl}`)
      }
      if (result) found.push(result.lhr)
    }
    verdicts.set(path, found)
  }
  await browser.close()
}

function tell(): void {
  for (const { email, paths } of visits) {
    const goal = email ? goals.signedIn : goals.visitor
    const rows: Measured[] = [{ what: 'the goal', figure: goal, unit: 'of 100' }]
    for (const path of paths) {
      rows.push({ what: path, figure: scoreOf(path, 'performance'), unit: 'of 100' })
    }
    report(`Lighthouse, ${email ?? 'a stranger'}`, 'the goal; more is better', rows)
  }
  const paths = visits.flatMap(visit => visit.paths)
  report('the largest content is seen', 'the goal; less is better', [
    { what: 'the goal', figure: goals.largestContentSeconds, unit: 's' },
    ...paths.map(path => ({ what: path, figure: secondsOf(path), unit: 's' })),
  ])
  for (const path of paths) for (const line of shortcomings(path)) process.stdout.write(`${line}\n`)
}

function scoreOf(path: string, category: string): number {
  return median(scores(path, lhr => (lhr.categories[category]?.score ?? 0) * 100))
}

function secondsOf(path: string): number {
  const audit = 'largest-contentful-paint'
  return median(scores(path, lhr => (lhr.audits[audit]?.numericValue ?? Number.NaN) / 1000))
}

function scores(path: string, read: (verdict: Verdict) => number): number[] {
  return (verdicts.get(path) ?? []).map(read)
}

/** The paints and the blocked time, and whatever is not perfect apart from being quick. */
function shortcomings(path: string): string[] {
  const [first] = verdicts.get(path) ?? []
  if (!first) return []
  const ms = (audit: string) => `${(first.audits[audit]?.numericValue ?? 0).toFixed(0)} ms`
  const shift = first.audits['cumulative-layout-shift']?.numericValue ?? 0
  const figures = `first content ${ms('first-contentful-paint')}, blocked ${ms('total-blocking-time')}, shift ${shift.toFixed(3)}`
  const imperfect = qualities
    .filter(quality => (first.categories[quality]?.score ?? 1) < 1)
    .map(quality => `${quality} ${scoreOf(path, quality).toFixed(0)}`)
  const failed = Object.values(first.audits).filter(({ score }) => score !== null && score < 0.9)
  return [
    `${path}: ${[figures, ...imperfect].join(', ')}`,
    ...failed.map(({ title }) => `  ${title}`),
  ]
}
