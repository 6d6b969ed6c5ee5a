import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Failure } from '#foundation/rules/errors.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, decide, draftListing, type Person, signUp } from '#test/factories.ts'
import { box, film, words } from '#test/films.ts'

let app: TestApp
let host: Person
let picture: Buffer
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
  picture = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#0E5A4A' },
  })
    .withExif({ IFD0: { Artist: 'canary' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

interface Sending {
  bytes?: Uint8Array
  id?: string
  key?: string
  name?: string
  as?: Person
}

function upload(listingId: string, sending: Sending = {}) {
  const { bytes = picture, id = listingId, key = 'media', name = 'garage.jpg', as = host } = sending
  const form = new FormData()
  form.append('id', id)
  form.append('key', key)
  form.append('media', new Blob([Buffer.from(bytes)]), name)
  return app.patch(`/listings/${listingId}/upload`, form, as)
}

/** Without the token, as a picture element asks. */
async function look(url: string, headers: Record<string, string> = {}) {
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const response = await app.app.fetch(
    new Request(`http://localhost:3000${url}`, { headers }),
    socket as never,
  )
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const asHost = () => ({ authorization: `Bearer ${host.token}` })

describe('adding pictures', () => {
  it('is put off where the disk is full, and leaves nothing of the picture behind', async () => {
    const { _id } = await draftListing(app, host)
    const { media } = app.services
    const fits = media.put.bind(media)
    const kept = vi.spyOn(media, 'put')
    const full = new Failure('unavailable', { retryAfter: 60 }, 'There is no room.')
    kept.mockImplementationOnce(fits).mockImplementationOnce(fits).mockRejectedValueOnce(full)
    const refused = await upload(_id)
    const names = kept.mock.calls.map(([name]) => name)
    kept.mockRestore()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(refused.body.message).toBe('There is no room.')
    expect(names).toHaveLength(3)
    for (const name of names) expect(await media.open(name)).toBeUndefined()
    expect((await app.get(`/listings/${_id}`, host)).body.data.image).toEqual([])
    expect((await upload(_id)).status).toBe(200)
  })

  it('answers the whole list, the earlier ones kept', async () => {
    const { _id, version } = await draftListing(app, host, {
      image: ['https://pictures.example/1.jpg'],
    })
    const first = await upload(_id)
    expect(first.status).toBe(200)
    expect(first.body.message).toBe('File uploaded successfully')
    expect(first.body.data).toEqual(['https://pictures.example/1.jpg', expect.any(String)])
    const second = await upload(_id)
    expect(second.body.data.slice(0, 2)).toEqual(first.body.data)
    expect(second.body.meta.version).toBe(version + 2)
    const { body } = await app.get(`/listings/${_id}`, host)
    expect(body.data.image).toEqual(second.body.data)
    expect(body.data.media).toEqual(body.data.image)
  })

  it('draws them upright, bare, and in every size and format a page asks for', async () => {
    const { _id } = await draftListing(app, host)
    const { body } = await upload(_id)
    const [item] = body.meta.items
    expect(item).toMatchObject({ kind: 'image', width: 800, height: 1200, widths: [480, 800] })
    expect(item.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/)
    const base = item.url.replace('.jpg', '')
    for (const width of item.widths) {
      for (const [ending, format] of [
        ['jpg', 'jpeg'],
        ['webp', 'webp'],
        ['avif', 'heif'],
      ]) {
        const { bytes } = await look(`${base}-${width}.${ending}`, asHost())
        const facts = await sharp(bytes).metadata()
        expect([facts.format, facts.width]).toEqual([format, width])
        expect([facts.exif, facts.orientation, bytes.includes('canary')]).toEqual([
          undefined,
          undefined,
          false,
        ])
      }
    }
  })

  it('may be left out again, and put in another order', async () => {
    const { _id } = await draftListing(app, host)
    await upload(_id)
    const { body } = await upload(_id)
    const reversed = body.data.toReversed()
    const put = await app.patch(`/listings/${_id}`, { image: reversed }, host)
    expect(put.body.data.media).toEqual(reversed)
    const fewer = await app.patch(`/listings/${_id}`, { image: reversed.slice(1) }, host)
    expect(fewer.body.data.mediaItems).toHaveLength(1)
  })

  it('cannot be borrowed from another listing', async () => {
    const [one, other] = [await draftListing(app, host), await draftListing(app, host)]
    const { body } = await upload(one._id)
    expect((await app.patch(`/listings/${other._id}`, { image: body.data }, host)).status).toBe(422)
  })

  it('ends at twenty, however many arrive at once', async () => {
    const image = Array.from({ length: 18 }, (_, n) => `https://pictures.example/${n}.jpg`)
    const { _id } = await draftListing(app, host, { image })
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(_id)))
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 200, 409, 409, 409])
  })

  it('is for the partner of the listing, and for nobody else', async () => {
    const { _id } = await draftListing(app, host)
    const stranger = await signUp(app)
    expect((await upload(_id, { as: stranger })).status).toBe(404)
    const renter = await signUp(app, { role: 'customer' })
    expect((await upload(_id, { as: renter })).status).toBe(403)
  })

  it('wants the id of the path and the key "media"', async () => {
    const [one, other] = [await draftListing(app, host), await draftListing(app, host)]
    expect((await upload(one._id, { key: 'profilePicture' })).status).toBe(400)
    expect((await upload(one._id, { id: other._id })).status).toBe(400)
  })
})

describe('what may be added', () => {
  const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])

  it('is at most 5,031,070 bytes, counted as they come', async () => {
    const { _id } = await draftListing(app, host)
    const over = await upload(_id, { bytes: padded(5_031_071) })
    expect([over.status, over.body.error]).toEqual([413, 'Please upload a file smaller than 5 MB'])
    expect((await upload(_id, { bytes: padded(5_031_070) })).status).toBe(200)
  })

  it.each([
    ['tool.exe', Buffer.from('MZ\u0090\u0000', 'latin1')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['picture.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['film.mp4', Buffer.from('1A45DFA3934282886D6174726F736B61', 'hex')],
    ['film.mov', Buffer.from('RIFF\u0010\u0000\u0000\u0000AVI LIST', 'latin1')],
    ['film.mp4', box('ftyp', 'isom', words(0))],
    ['a', Buffer.from('a')],
  ])('is never %s', async (name, bytes) => {
    const { _id } = await draftListing(app, host)
    expect((await upload(_id, { name, bytes })).status).toBe(415)
  })

  it('is a whole picture', async () => {
    const { _id } = await draftListing(app, host)
    const torn = await upload(_id, { bytes: picture.subarray(0, picture.length / 2) })
    expect(torn.status).toBe(422)
  })

  it.each(['mp4', 'mov'])('may be a film, which ends in .%s and names no place', async ending => {
    const { _id } = await draftListing(app, host)
    const tags = box('udta', box('\u00a9xyz', words(0), '+53.8008-001.5491/'))
    const bytes = film({ brand: ending === 'mov' ? 'qt  ' : 'isom', tags })
    const { body } = await upload(_id, { bytes, name: 'film.bin' })
    const [item] = body.meta.items
    expect(item).toMatchObject({ kind: 'video', width: 1280, height: 720 })
    expect(item.url.endsWith(`.${ending}`)).toBe(true)
    const kept = await look(item.url, asHost())
    expect(kept.bytes.length).toBe(bytes.length)
    expect(kept.bytes.includes('53.8008')).toBe(false)
    const poster = await look(item.poster, asHost())
    expect((await sharp(poster.bytes).metadata()).format).toBe('jpeg')
    const part = await look(item.url, { ...asHost(), range: 'bytes=4-7' })
    expect([part.response.status, part.bytes.toString()]).toEqual([206, 'ftyp'])
  })
})

describe('who may see them', () => {
  it('is everybody once the listing is public, and not before', async () => {
    const { _id } = await approvedListing(app, host)
    const { body } = await upload(_id)
    const url = body.data.at(-1)
    const seen = await look(url)
    expect(seen.response.headers.get('cache-control')).toContain('public')
    await decide(app, _id, { status: 'suspended' })
    expect((await look(url)).response.status).toBe(404)
  })

  it('is the partner alone while it is a draft: by token, or by the cookie of the page', async () => {
    const browser = await signUp(app)
    const credentials = { email: browser.email, password: browser.password }
    const login = await app.post('/auth/login', credentials, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { _id } = await draftListing(app, browser)
    const { body } = await upload(_id, { as: browser })
    const [url] = body.data
    expect((await look(url)).response.status).toBe(404)
    expect((await look(url, asHost())).response.status).toBe(404)
    expect((await look(url, { cookie: 'sid=nonsense' })).response.status).toBe(404)
    const own = await look(url, { cookie })
    expect(own.response.status).toBe(200)
    expect(own.response.headers.get('cache-control')).toBe('private, no-store')
    const variant = url.replace('.jpg', '-480.webp')
    expect((await look(variant)).response.status).toBe(404)
    expect((await look(variant, { cookie })).response.status).toBe(200)
  })

  it.each(['/media/../deployment.key', '/media/..%2fdeployment.key', '/media/%00', '/media/x.jpg'])(
    'is nobody at %s',
    async path => expect((await look(path)).response.status).toBe(404),
  )
})
