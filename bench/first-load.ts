import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumArgs, provideChromium } from '../commands/testing/chromium.ts'
import { featuredListing } from './load/featured-listing.ts'
import { report } from './report.ts'
import { benchFolder, removeFolder, startServer } from './servers/running-server.ts'

/** The JavaScript that a browser really loads for a first public page. */
const goalKb = 130

const folder = await benchFolder()
const server = await startServer(folder, { DEMO: '1' })
const listing = `/book/${await featuredListing(server.url)}`
const pages = ['/', '/support', '/about-us', '/storage/york', '/search?s=york', listing]
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: [...chromiumArgs],
})

const rows = [{ what: 'the goal', figure: goalKb, unit: 'kB gzip' }]
for (const path of pages) {
  const page = await browser.newPage()
  const scripts: Promise<Buffer>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(scripts)).map(script => gzipSync(script).length)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  rows.push({ what: path, figure: bytes / 1024, unit: 'kB gzip' })
  await page.close()
}
report('JavaScript of the first load', 'the goal; less is better', rows)

await browser.close()
await server.stop()
await removeFolder(folder)
