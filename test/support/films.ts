/** Films small enough to write by hand: only the boxes that matter, around a few bytes of "picture". */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map(part => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

export function words(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, index) => {
    bytes.writeInt32BE(number | 0, index * 4)
  })
  return bytes
}

interface FilmWishes {
  brand?: string
  seconds?: number
  turned?: boolean
  /** Boxes put into `moov` after the tracks, such as tags. */
  tags?: Buffer
  /** What a hidden track recorded, stored in the film's data. */
  recorded?: string
}

export function film(wishes: FilmWishes = {}): Buffer {
  const { brand = 'isom', seconds = 5, turned = false, recorded = '' } = wishes
  const ftyp = box('ftyp', brand, words(0), brand)
  const picture = 'picture data that must stay'
  const mdat = box('mdat', picture, recorded)
  const hiddenAt = ftyp.length + 8 + picture.length
  const tracks = [
    track('vide', turned, ftyp.length + 8, picture.length),
    ...(recorded ? [track('meta', false, hiddenAt, recorded.length)] : []),
  ]
  const mvhd = box('mvhd', words(0, 0, 0, 1000, seconds * 1000), Buffer.alloc(80))
  const tags = wishes.tags ?? Buffer.alloc(0)
  return Buffer.concat([ftyp, mdat, box('moov', mvhd, ...tracks, tags)])
}

function track(handler: string, turned: boolean, offset: number, size: number): Buffer {
  const [one, whole] = [0x10000, 0x40000000]
  const matrix = turned
    ? words(0, one, 0, -one, 0, 0, 0, 0, whole)
    : words(one, 0, 0, 0, one, 0, 0, 0, whole)
  const isSeen = handler === 'vide'
  const dimensions = words(isSeen ? 1280 * one : 0, isSeen ? 720 * one : 0)
  const tkhd = box('tkhd', Buffer.alloc(40), matrix, dimensions)
  const stbl = box(
    'stbl',
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, 0, 1, size)),
    box('stco', words(0, 1, offset)),
  )
  const hdlr = box('hdlr', words(0, 0), handler, Buffer.alloc(13))
  return box('trak', tkhd, box('mdia', hdlr, box('minf', stbl)))
}
