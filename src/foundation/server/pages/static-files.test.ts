import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStaticFiles, type StaticFiles } from './static-files.ts'

const script = 'garage(); loft(); '.repeat(200)
const small = brotliCompressSync(script)

let folder: string
let files: StaticFiles
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holdall-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/built.js'), script)
  await writeFile(join(folder, 'assets/built.js.br'), small)
  await writeFile(join(folder, 'assets/alone.js'), script)
  files = await loadStaticFiles(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await files.answer(new Request(`http://localhost${path}`, { headers }), path)
  return answer && { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('what the build made small is sent as it is', async () => {
  const sent = await ask('/assets/built.js', { 'accept-encoding': 'gzip, br' })
  expect(sent?.answer.headers.get('content-encoding')).toBe('br')
  expect(sent?.answer.headers.get('content-type')).toContain('javascript')
  expect(sent?.bytes).toEqual(small)
})

test('whoever cannot read that gets the same in another form', async () => {
  const zipped = await ask('/assets/built.js', { 'accept-encoding': 'gzip' })
  expect(String(gunzipSync(zipped?.bytes ?? ''))).toBe(script)
  const plain = await ask('/assets/built.js')
  expect(String(plain?.bytes)).toBe(script)
})

test('a file that was not made small is sent compressed as well', async () => {
  const sent = await ask('/assets/alone.js', { 'accept-encoding': 'br' })
  expect(String(brotliDecompressSync(sent?.bytes ?? ''))).toBe(script)
})

test('the small copy has no address of its own', async () => {
  expect(await ask('/assets/built.js.br')).toBeUndefined()
})

test('a file that somebody has is not sent again', async () => {
  const first = await ask('/assets/built.js')
  const etag = first?.answer.headers.get('etag') ?? ''
  const again = await ask('/assets/built.js', { 'if-none-match': etag })
  expect(again?.answer.status).toBe(304)
  expect(again?.bytes).toHaveLength(0)
})
