import { gzipSync } from 'node:zlib'
import { featuredListing } from './load/featured-listing.ts'
import { type Measured, median, report } from './report.ts'
import { benchFolder, removeFolder, startServer } from './servers/running-server.ts'

/**
 * The page of one listing, drawn for every request, beside the same data from the API: how much of
 * the time the drawing takes, and how large the page is.
 */
const rounds = 5
const pagesARound = 240
const atOnce = 8

const folder = await benchFolder()
const server = await startServer(folder, { DEMO: '1' })
const id = await featuredListing(server.url)
let fresh = 0

await rate(`/book/${id}`, pagesARound)
const pageRates: number[] = []
const dataRates: number[] = []
for (let round = 0; round < rounds; round += 1) {
  dataRates.push(await rate(`/api/v1/users/listings/${id}`, pagesARound))
  pageRates.push(await rate(`/book/${id}`, pagesARound))
}
const html = await (await fetch(`${server.url}/book/${id}`)).text()
const rows: Measured[] = [
  { what: 'its data over the API', figure: median(dataRates), unit: 'req/s' },
  { what: 'the page, server-rendered', figure: median(pageRates), unit: 'pages/s' },
  { what: 'HTML', figure: Buffer.byteLength(html) / 1024, unit: 'kB', compared: false },
  { what: 'HTML, gzip', figure: gzipSync(html).length / 1024, unit: 'kB', compared: false },
]
report('the page of a listing, uncached', 'the same data over the API', rows)

await server.stop()
await removeFolder(folder)

/** A number in the address keeps answers out of the cache. */
async function rate(path: string, count: number): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < count; n += atOnce) {
    const batch = Array.from({ length: atOnce }, () => read(path))
    await Promise.all(batch)
  }
  return count / ((performance.now() - started) / 1000)
}

async function read(path: string): Promise<void> {
  fresh += 1
  const response = await fetch(`${server.url}${path}?fresh=${fresh}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await response.text()
}
