import { describe, expect, it } from 'vitest'
import { Failure } from '#foundation/rules/errors.ts'
import { box, film, words } from '#test/films.ts'
import { cleanFilm } from './clean-film.ts'

const codeOf = (bytes: Uint8Array) => {
  try {
    cleanFilm(bytes)
    return 'accepted'
  } catch (error) {
    return error instanceof Failure ? error.code : error
  }
}

describe('taking a film in', () => {
  it.each([
    ['isom', 'mp4'],
    ['mp42', 'mp4'],
    ['qt  ', 'mov'],
  ])('knows %s as %s, by its content', (brand, ending) => {
    expect(cleanFilm(film({ brand }))).toMatchObject({ ending, width: 1280, height: 720 })
  })

  it('knows a film that was held upright', () => {
    expect(cleanFilm(film({ turned: true }))).toMatchObject({ width: 720, height: 1280 })
  })

  it('blanks every tag that could say where it was taken, and moves nothing', () => {
    const place = '+53.8008-001.5491+050/'
    const tags = Buffer.concat([
      box('udta', box('\u00a9xyz', words(0), place), box('loci', place)),
      box('meta', words(0), box('keys', 'com.apple.quicktime.location.ISO6709'), place),
      box('uuid', Buffer.alloc(16), `<x:xmpmeta>${place}</x:xmpmeta>`),
      box('XMP_', place),
    ])
    const original = Buffer.concat([film({ brand: 'qt  ', tags }), box('skip', place)])
    const { bytes } = cleanFilm(original)
    expect(bytes.length).toBe(original.length)
    expect(bytes.includes('53.8008')).toBe(false)
    expect(bytes.includes('ISO6709')).toBe(false)
    expect(bytes.includes('picture data that must stay')).toBe(true)
    expect(original.includes('53.8008')).toBe(true)
  })

  it('blanks what a hidden track recorded, sample by sample', () => {
    const { bytes } = cleanFilm(film({ recorded: 'GPS 53.8008 N 1.5491 W' }))
    expect(bytes.includes('53.8008')).toBe(false)
    expect(bytes.includes('picture data that must stay')).toBe(true)
  })

  it('is the same film when it is taken in twice', () => {
    const once = cleanFilm(film({ tags: box('udta', 'anything') })).bytes
    expect(cleanFilm(once).bytes.equals(once)).toBe(true)
  })

  const ftyp = box('ftyp', 'isom', words(0), 'isom')
  const huge = Buffer.alloc(16)
  huge.writeUInt32BE(1)
  huge.write('moov', 4)
  huge.writeBigUInt64BE(2n ** 63n, 8)
  const nested = Array.from({ length: 40 }).reduce<Buffer>(inner => box('moov', inner), box('free'))
  const bare = film()
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a ZIP', Buffer.from('PK\u0003\u0004 and so on', 'latin1')],
    ['Matroska', Buffer.from('1A45DFA3934282886D6174726F736B61', 'hex')],
    ['AVI', Buffer.from('RIFF\u0010\u0000\u0000\u0000AVI LIST', 'latin1')],
    ['HEIC', Buffer.concat([box('ftyp', 'heic', words(0)), box('meta'), box('mdat')])],
    ['only a type', ftyp],
    ['no moov', Buffer.concat([ftyp, box('mdat', 'x')])],
    ['two moovs', Buffer.concat([bare, bare.subarray(bare.indexOf('moov') - 4)])],
    ['ten hours', film({ seconds: 36_000 })],
    ['a box of no size', Buffer.concat([ftyp, words(0), Buffer.from('moov')])],
    ['a box of 2^63 bytes', Buffer.concat([ftyp, huge])],
    ['a box beyond the end', Buffer.concat([ftyp, words(9999), Buffer.from('moov')])],
    ['half a box', bare.subarray(0, bare.length - 5)],
    ['a nest without end', Buffer.concat([ftyp, nested])],
    [
      'a million boxes',
      Buffer.concat([ftyp, ...Array.from({ length: 600_000 }, () => box('free'))]),
    ],
  ])('refuses %s', (_what, bytes) => {
    expect(codeOf(bytes)).toBe('unsupported_media_type')
  })

  it('refuses tables that promise more than there is', () => {
    const liar = film({ recorded: 'x' })
    const at = liar.lastIndexOf('stco') + 8
    liar.writeUInt32BE(0xffffffff, at)
    expect(codeOf(liar)).toBe('unsupported_media_type')
    const outside = film({ recorded: 'x' })
    outside.writeUInt32BE(0x7fffffff, outside.lastIndexOf('stco') + 12)
    expect(codeOf(outside)).toBe('unsupported_media_type')
  })

  const tracked = (entries: number[][], offsets: number[], size: number) => {
    const stsc = box('stsc', words(0, entries.length, ...entries.flat()))
    const stco = box('stco', words(0, offsets.length, ...offsets))
    const stbl = box('stbl', stsc, box('stsz', words(0, size, 0)), stco)
    const hdlr = box('hdlr', words(0, 0), 'meta', Buffer.alloc(13))
    return box('trak', box('mdia', hdlr, box('minf', stbl)))
  }
  it.each([
    [
      'goes back to chunks that it has told of',
      tracked(
        [1, 9, 1, 9].map(at => [at, 1, 1]),
        [8],
        1,
      ),
    ],
    ['tells of a chunk before the first', tracked([[0, 1, 1]], [8], 1)],
    ['has the same bytes in every chunk', tracked([[1, 1, 1]], Array(200).fill(8), 20)],
  ])('refuses at once a hidden track that %s', (_what, tags) => {
    expect(codeOf(film({ tags }))).toBe('unsupported_media_type')
  })

  it('takes a hidden track whose tables are in order', () => {
    const tags = tracked(
      [1, 2].map(at => [at, 1, 1]),
      [8, 10],
      2,
    )
    expect(codeOf(film({ tags }))).toBe('accepted')
  })
})
