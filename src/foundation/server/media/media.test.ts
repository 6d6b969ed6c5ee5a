import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '#foundation/rules/errors.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { createLog } from '../log.ts'
import { cleanPicture } from './painting/clean-picture.ts'
import { serveMedia } from './serve-media.ts'
import { localMedia } from './stores/local-media.ts'
import { newMediaName } from './stores/media-name.ts'
import type { MediaStore } from './stores/media-store.ts'
import { sweepMedia } from './sweep-media.ts'

const asking = (method: string, headers: Record<string, string> = {}) =>
  new Request('http://here/media/x', { method, headers })

describe('stored media', () => {
  let folder: string
  let store: MediaStore
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'holdall-media-'))
    store = localMedia(folder)
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('serves a file for ever, as what it is and powerless', async () => {
    const name = newMediaName('png')
    await store.put(name, Buffer.from('picture'))
    const response = await serveMedia(store, asking('GET'), name)
    expect(await response.text()).toBe('picture')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '7',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await (await serveMedia(store, asking('HEAD'), name)).text()).toBe('')
  })

  it.each(['', '../deployment.key', 'a.png', `${'0'.repeat(32)}.svg`, `${'0'.repeat(32)}.png`])(
    'has nothing under the name %j',
    async name => {
      expect((await serveMedia(store, asking('GET'), name)).status).toBe(404)
    },
  )

  it('has a file on the disk before anybody hears that it is stored', async () => {
    const isFlushed: unknown[] = []
    const flushing = localMedia(folder, async (draft, bytes, options) => {
      isFlushed.push(typeof options === 'object' && options?.flush)
      await writeFile(draft, bytes, options)
    })
    await flushing.put(newMediaName('png'), Buffer.from('picture'))
    expect(isFlushed).toEqual([true])
  })

  it('sends the part that a player asks for, and refuses to be worn out', async () => {
    const name = newMediaName('mp4')
    await store.put(name, Buffer.from('0123456789'))
    const ask = (range: string) => serveMedia(store, asking('GET', { range }), name)
    const part = await ask('bytes=2-4')
    expect(part.status).toBe(206)
    expect(await part.text()).toBe('234')
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(await (await ask('bytes=-3')).text()).toBe('789')
    expect((await ask('bytes=10-')).status).toBe(416)
    expect((await ask(`bytes=${'0-,'.repeat(1000)}0-`)).status).toBe(416)
    expect((await ask('lines=1-2')).status).toBe(200)
  })

  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])('says so where there is no room (%s)', async code => {
    const full = localMedia(folder, async draft => {
      await writeFile(String(draft), 'the first ha')
      throw Object.assign(new Error(`${code}: write`), { code })
    })
    const refused = await full.put(newMediaName('png'), Buffer.from('picture')).catch(e => e)
    expect(refused).toBeInstanceOf(Failure)
    expect(refused).toMatchObject({ status: 503, details: { retryAfter: 60 } })
    expect(refused.message).toContain('Nothing was saved')
    const left = await readdir(folder, { recursive: true, withFileTypes: true })
    expect(left.filter(entry => entry.isFile())).toEqual([])
  })

  it('sweeps what nothing refers to once it is a day old', async () => {
    const [used, orphan, fresh] = [newMediaName('jpg'), newMediaName('jpg'), newMediaName('jpg')]
    for (const name of [used, orphan, fresh]) await store.put(name, Buffer.from('x'))
    const old = new Date('2026-01-01T00:00:00Z')
    for (const name of [used, orphan]) await utimes(join(folder, name.slice(0, 2), name), old, old)
    const onlyUsed = async (_db: unknown, names: readonly string[]) =>
      names.filter(name => name === used)
    const services = { db: undefined as never, log: createLog('silent'), media: store }
    const { mtime: now } = await stat(join(folder, fresh.slice(0, 2), fresh))
    expect(await sweepMedia(services, [onlyUsed], now)).toBe(1)
    expect(await store.open(orphan)).toBeUndefined()
    const left = (await readdir(folder, { recursive: true })).filter(path => path.endsWith('.jpg'))
    expect(left).toHaveLength(2)
  })

  it('sweeps on where a file cannot be removed, and says so', async () => {
    const names = [newMediaName('jpg'), newMediaName('jpg')].toSorted()
    for (const name of names) await store.put(name, Buffer.from('x'))
    const remove = (name: string) =>
      name === names[0] ? Promise.reject(new Error('not today')) : store.remove(name)
    const media = { ...store, remove, listBefore: () => store.listBefore(new Date('2100-01-01')) }
    const services = { db: undefined as never, log: createLog('silent'), media }
    const swept = sweepMedia(services, [async () => []], new Date())
    await expect(swept).rejects.toThrow('1 of what was due failed')
    const left = (await readdir(folder, { recursive: true })).filter(path => path.endsWith('.jpg'))
    expect(left).toEqual([join(String(names[0]).slice(0, 2), String(names[0]))])
  })

  it('lists the rest where some are removed meanwhile', async () => {
    const names = Array.from({ length: 10 }, () => `aa${newMediaName('jpg').slice(2)}`)
    for (const name of names) await store.put(name, Buffer.from('x'))
    const listed: string[] = []
    for await (const name of store.listBefore(after(new Date(), minuteMs))) {
      listed.push(name)
      if (listed.length > 1) continue
      const others = names.filter(one => one !== name)
      for (const other of others.slice(0, 5)) await store.remove(other)
    }
    expect(listed).toHaveLength(5)
  })
})

describe('half a file that a kill left behind', () => {
  it('is swept once it is a day old, and one being written is not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'holdall-media-'))
    const store = localMedia(folder)
    const name = newMediaName('jpg')
    await store.put(name, Buffer.from('whole'))
    const shelf = join(folder, name.slice(0, 2))
    const [left, begun] = [join(shelf, `${name}.1.part`), join(shelf, `${name}.2.part`)]
    for (const draft of [left, begun]) await writeFile(draft, 'the first ha')
    const old = new Date('2026-01-01T00:00:00Z')
    await utimes(left, old, old)
    const services = { db: undefined as never, log: createLog('silent'), media: store }
    const all = async (_db: unknown, names: readonly string[]) => names
    const { mtime: now } = await stat(begun)
    expect(await sweepMedia(services, [all], now)).toBe(1)
    expect((await readdir(shelf)).sort()).toEqual([name, `${name}.2.part`])
    await rm(folder, { recursive: true })
  })
})

describe('drawing a picture anew', () => {
  const pixels = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0E5A4A' } })

  it('turns it upright and leaves out everything but the picture', async () => {
    const bytes = await pixels(60, 20)
      .withExif({ IFD0: { Artist: 'canary' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">canary</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    const clean = await cleanPicture(bytes, 1000)
    const facts = await sharp(clean.bytes).metadata()
    expect(facts).toMatchObject({ format: 'jpeg', width: 20, height: 60 })
    expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(clean.bytes.includes('canary')).toBe(false)
  })

  it('draws unusual pictures safely and never larger than asked', async () => {
    const cmyk = await pixels(30, 30).toColourspace('cmyk').jpeg().toBuffer()
    expect((await cleanPicture(cmyk, 10)).ending).toBe('jpg')
    const deep = await pixels(30, 30).toColourspace('rgb16').png().toBuffer()
    const clean = await cleanPicture(deep, 10)
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ format: 'png', width: 10 })
  })

  it('refuses what is not a whole JPEG or PNG, whatever it is called', async () => {
    const jpeg = await pixels(300, 300).jpeg().toBuffer()
    const others: [string, Uint8Array | string][] = [
      ['unsupported_media_type', animated(await pixels(8, 8).png().toBuffer())],
      ['invalid', jpeg.subarray(0, jpeg.length / 2)],
      ['unsupported_media_type', await pixels(5, 5).gif().toBuffer()],
      ['unsupported_media_type', await pixels(5, 5).webp().toBuffer()],
      ['unsupported_media_type', 'just text'],
      ['unsupported_media_type', '<!doctype html><script>alert(1)</script>'],
      ['unsupported_media_type', '<?php echo 1;'],
      ['unsupported_media_type', 'MZ\u0090\u0000\u0003'],
      ['unsupported_media_type', 'PK\u0003\u0004rest'],
      ['unsupported_media_type', '%PDF-1.7 rest'],
      ['unsupported_media_type', 'GIF89a/*<svg/onload=alert(1)>*/=1;'],
      [
        'unsupported_media_type',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      ],
    ]
    for (const [code, content] of others) {
      const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
      const error = await cleanPicture(bytes, 1000).catch(caught => caught)
      expect(error).toBeInstanceOf(Failure)
      expect(error.code).toBe(code)
    }
  })

  /** A PNG that claims to be animated. */
  function animated(still: Buffer): Buffer {
    const control = Buffer.from('acTL\0\0\0\u0002\0\0\0\0', 'latin1')
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(control))
    const head = still.subarray(0, 33)
    return Buffer.concat([head, Buffer.from([0, 0, 0, 8]), control, check, still.subarray(33)])
  }

  it('refuses a small file that would unfold into a huge picture', async () => {
    const bomb = await pixels(20_000, 3_000).png({ compressionLevel: 9 }).toBuffer()
    const error = await cleanPicture(bomb, 1000).catch(caught => caught)
    expect(error.code).toBe('invalid')
  })
})
