import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawSizes } from '#foundation/server/media/painting/draw-sizes.ts'
import { median, report } from './report.ts'
import { benchFolder, removeFolder, startServer } from './servers/running-server.ts'

/**
 * Adding pictures of nearly 5 MB to a listing: time and memory, compared with drawing the sizes
 * alone.
 */
const uploads = 8

const picture = await bigPicture()
const folder = await benchFolder()
const server = await startServer(folder)
let token: string | undefined
token = (
  await call('POST', '/auth/login', { email: 'partner@holdall.test', password: 'Holdall1!' })
).token
const { _id } = await call('POST', '/listings', {})
const before = memory()
let peak = before
const watching = setInterval(() => {
  peak = Math.max(peak, memory())
}, 50)

const alone: number[] = []
const through: number[] = []
for (let n = 0; n < uploads; n += 1) {
  alone.push(await timed(() => drawSizes(picture)))
  through.push(await timed(upload))
}
const oneByOne = peak
const together = await timed(() => Promise.all(Array.from({ length: 4 }, upload)))
clearInterval(watching)

report(`adding a picture of ${(picture.length / 1e6).toFixed(1)} MB`, 'drawing its sizes alone', [
  { what: 'drawing its sizes alone', figure: median(alone), unit: 'ms' },
  { what: 'through the API', figure: median(through), unit: 'ms' },
  { what: 'four at once, each', figure: together / 4, unit: 'ms' },
  { what: 'memory before', figure: before / 1e6, unit: 'MB', compared: false },
  {
    what: 'memory more, one by one',
    figure: (oneByOne - before) / 1e6,
    unit: 'MB',
    compared: false,
  },
  { what: 'memory more, four at once', figure: (peak - before) / 1e6, unit: 'MB', compared: false },
])
await server.stop()
await removeFolder(folder)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function upload(): Promise<void> {
  const form = new FormData()
  form.append('id', _id)
  form.append('key', 'media')
  form.append('media', new Blob([new Uint8Array(picture)]), `${randomUUID()}.jpg`)
  await send('PATCH', `/listings/${_id}/upload`, form)
}

async function call(method: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const { data } = await send(method, path, JSON.stringify(body), headers)
  return data
}

async function send(
  method: string,
  path: string,
  body: string | FormData,
  headers: Record<string, string> = {},
) {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const url = `${server.url}/api/v1${path}`
  const response = await fetch(url, { method, body, headers: { ...headers, ...bearer } })
  const answer = (await response.json()) as { data: Record<string, string>; error?: string }
  if (!response.ok) throw new Error(`${path}: ${answer.error}`)
  return answer
}

/** Of the server and the painter process; shared memory is counted once. */
function memory(): number {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  const painters = children.split(' ').filter(pid => pid && commandOf(pid).includes('painter'))
  return [String(server.pid), ...painters].reduce((sum, pid) => sum + residentBytes(pid), 0)
}

function commandOf(pid: string): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

function residentBytes(pid: string): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024
}

/** Detailed enough that its JPEG comes close to the limit. */
async function bigPicture(): Promise<Buffer> {
  const [width, height] = [4000, 3000]
  const pixels = Buffer.alloc(width * height * 3)
  let seed = 20_261_121
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    pixels[at] = (seed >>> 26) + ((at >> 8) & 127)
  }
  const noise = sharp(pixels, { raw: { width, height, channels: 3 } })
  for (let quality = 95; ; quality -= 3) {
    const bytes = await noise.clone().jpeg({ quality }).toBuffer()
    if (bytes.length <= 5_031_070) return bytes
  }
}
