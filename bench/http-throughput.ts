import { askSteadily } from './load/steady-clients.ts'
import { type Measured, median, report } from './report.ts'
import { benchFolder, removeFolder, startLimit, startServer } from './servers/running-server.ts'

/**
 * What the whole stack costs compared with bare node:http sending the same bytes, in the same run.
 */
const rounds = 3
const seconds = 3
const connections = 8

const folder = await benchFolder()
const server = await startServer(folder)

await compare('a configuration list', '/api/v1/configurations/storage-features')
await compare('a cached page, gzip', '/about-us', { 'accept-encoding': 'gzip' })
await renderRate('a page drawn anew', n => `/about-us?fresh=${n}`)

await server.stop()
await removeFolder(folder)

async function compare(name: string, path: string, headers: Record<string, string> = {}) {
  const bare = await startBare(server.url + path, headers)
  const bareRates: number[] = []
  const ourRates: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    bareRates.push(await requestRate(bare.url, headers))
    ourRates.push(await requestRate(server.url + path, headers))
  }
  bare.stop()
  const rows: Measured[] = [
    { what: 'bare node:http', figure: median(bareRates), unit: 'req/s' },
    { what: 'Holdall', figure: median(ourRates), unit: 'req/s' },
  ]
  report(`${name} (${path})`, 'bare node:http, same bytes', rows)
}

async function renderRate(name: string, path: (n: number) => string) {
  const rates: number[] = []
  let size = 0
  for (let round = 0; round < rounds; round += 1) {
    const count = 300
    const started = performance.now()
    for (let n = 0; n < count; n += 8) {
      const batch = Array.from({ length: 8 }, (_, i) =>
        fetch(server.url + path(round * count + n + i)),
      )
      for (const response of await Promise.all(batch)) size = (await response.text()).length
    }
    rates.push(count / ((performance.now() - started) / 1000))
  }
  report(name, 'itself', [
    { what: 'server-rendered', figure: median(rates), unit: 'pages/s', compared: false },
    { what: 'HTML', figure: size / 1024, unit: 'kB', compared: false },
  ])
}

async function requestRate(url: string, headers: Record<string, string>): Promise<number> {
  const { pathname: path } = new URL(url)
  const { rate } = await askSteadily(url, () => ({ path, headers }), { connections, seconds })
  return rate
}

async function startBare(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const kept = Object.fromEntries(answer.headers)
  delete kept['transfer-encoding']
  delete kept.connection
  const encoded = headers['accept-encoding'] === 'gzip' ? await gzipped(body) : body
  const sent = {
    ...kept,
    'content-length': String(encoded.length),
    ...(encoded === body ? {} : { 'content-encoding': 'gzip' }),
  }
  return startLimit('./bare-server.ts', { headers: sent, body: encoded.toString('base64') })
}

async function gzipped(body: Buffer): Promise<Buffer> {
  const { gzipSync } = await import('node:zlib')
  return gzipSync(body, { level: 6 })
}
