import { appendFile, mkdtemp, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PMTiles, type Source } from 'pmtiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventedStreets } from '#test/streets/invented-streets.ts'
import { openStreetFile, type StreetFile } from './street-file.ts'

const bytes = inventedStreets()
let folder: string
let path: string
let streets: StreetFile

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holdall-streets-'))
  path = join(folder, 'uk.pmtiles')
  await writeFile(path, bytes)
  streets = await openStreetFile(path)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (headers: Record<string, string> = {}, method = 'GET', of = streets) =>
  of.answer(new Request('http://localhost/map/streets.pmtiles', { method, headers }))
const read = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a file of streets', () => {
  it('is handed out part by part', async () => {
    const response = await ask({ range: 'bytes=0-126' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 0-126/${bytes.length}`)
    expect(response.headers.get('content-length')).toBe('127')
    expect(await read(response)).toEqual(bytes.subarray(0, 127))

    const last = await ask({ range: 'bytes=-10' })
    expect(await read(last)).toEqual(bytes.subarray(-10))
  })

  it('is handed out as a whole to who asks for it, and says how large it is', async () => {
    const response = await ask()
    expect(response.status).toBe(200)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(await read(response)).toEqual(bytes)

    const head = await ask({}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect(await read(head)).toHaveLength(0)
  })

  it.each([`bytes=${bytes.length}-`, 'bytes=0-1,5-6', 'bytes=9-3', 'bytes=-'])(
    'refuses %s and says how large it is',
    async range => {
      const response = await ask({ range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    },
  )

  it('is not sent again to who has it, and never as a part of another file', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"older"' })).status).toBe(200)
  })

  it('may be exchanged for a newer one while the program runs', async () => {
    const place = join(folder, 'exchanged.pmtiles')
    await writeFile(place, bytes)
    const exchanged = await openStreetFile(place)
    const before = await ask({}, 'HEAD', exchanged)
    const newer = join(folder, 'newer.pmtiles')
    await writeFile(newer, inventedStreets([{ name: 'York', lat: 53.9576, lng: -1.0827 }]))
    await utimes(newer, 1, 1)
    await rename(newer, place)
    const after = await ask({}, 'HEAD', exchanged)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    await rm(place)
    expect((await ask({}, 'GET', exchanged)).status).toBe(404)
  })

  it('holds the streets of a town where that town is', async () => {
    const source: Source = {
      getKey: () => 'test',
      getBytes: async (offset, length) => {
        const response = await ask({ range: `bytes=${offset}-${offset + length - 1}` })
        return { data: await response.arrayBuffer() }
      },
    }
    const file = new PMTiles(source)
    expect(await file.getMetadata()).toMatchObject({ name: 'Invented streets' })
    expect(await file.getHeader()).toMatchObject({ minZoom: 5, maxZoom: 14 })
    const york = await file.getZxy(14, 8142, 5263)
    const words = Buffer.from(york?.data ?? new ArrayBuffer()).toString('latin1')
    expect(words).toContain('Pretend High Street')
    expect(await file.getZxy(14, 0, 0)).toBeUndefined()
  })
})

describe('a start with a file that is of no use', () => {
  const starts = (name: string) => openStreetFile(join(folder, name))

  it('says that there is none', async () => {
    await expect(starts('nowhere.pmtiles')).rejects.toThrow(
      /MAP_TILES: there is no readable file at .*nowhere\.pmtiles/,
    )
    await expect(openStreetFile(folder)).rejects.toThrow(/is no file/)
  })

  it('says that it is something else', async () => {
    await writeFile(join(folder, 'words.pmtiles'), 'Streets of the United Kingdom'.repeat(9))
    await expect(starts('words.pmtiles')).rejects.toThrow(/is no PMTiles file/)
    const older = Buffer.from(bytes)
    older[7] = 2
    await writeFile(join(folder, 'older.pmtiles'), older)
    await expect(starts('older.pmtiles')).rejects.toThrow(/another version than 3/)
    const pictures = Buffer.from(bytes)
    pictures[99] = 2
    await writeFile(join(folder, 'pictures.pmtiles'), pictures)
    await expect(starts('pictures.pmtiles')).rejects.toThrow(/tiles of vectors are needed/)
  })

  it('says that it did not arrive as a whole', async () => {
    const file = join(folder, 'half.pmtiles')
    await writeFile(file, bytes)
    await truncate(file, bytes.length - 1)
    await expect(starts('half.pmtiles')).rejects.toThrow(/is cut off: \d+ of \d+ bytes/)
    await appendFile(file, 'x')
    await expect(starts('half.pmtiles')).resolves.toBeDefined()
    await truncate(file, 60)
    await expect(starts('half.pmtiles')).rejects.toThrow(/cut off in its first bytes/)
  })
})
