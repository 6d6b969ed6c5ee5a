/** One box of an ISO base media file (MP4, QuickTime), by its position in the bytes. */
export interface FilmBox {
  type: string
  /** Where the box begins, where its content begins, and where both end. */
  start: number
  content: number
  end: number
  children: FilmBox[]
}

export class FilmFault extends Error {}

const mostBoxes = 10_000
const deepest = 16
const containers = new Set('moov trak mdia minf stbl edts dinf mvex moof traf mfra'.split(' '))

/** Reads the boxes of a film. Refuses wrong lengths and nesting that is too deep. */
export function readFilmBoxes(film: Buffer): FilmBox[] {
  let left = mostBoxes
  return read(0, film.length, 1)

  function read(from: number, to: number, depth: number): FilmBox[] {
    if (depth > deepest) throw new FilmFault('The boxes are nested too deep')
    const boxes: FilmBox[] = []
    let at = from
    while (at < to) {
      left -= 1
      if (left < 0) throw new FilmFault('There are too many boxes')
      const box = readOne(at, to)
      if (containers.has(box.type)) box.children = read(box.content, box.end, depth + 1)
      boxes.push(box)
      at = box.end
    }
    return boxes
  }

  function readOne(start: number, limit: number): FilmBox {
    if (start + 8 > limit) throw new FilmFault('A box is cut off')
    const short = film.readUInt32BE(start)
    const type = film.toString('latin1', start + 4, start + 8)
    const isLong = short === 1
    if (isLong && start + 16 > limit) throw new FilmFault('A box is cut off')
    const size = isLong ? Number(film.readBigUInt64BE(start + 8)) : short
    const content = start + (isLong ? 16 : 8)
    if (size < content - start || size > limit - start) throw new FilmFault('A box lies')
    return { type, start, content, end: start + size, children: [] }
  }
}

export function boxesOf(boxes: readonly FilmBox[], ...path: string[]): FilmBox[] {
  const [type, ...rest] = path
  const found = boxes.filter(box => box.type === type)
  return rest.length === 0 ? found : found.flatMap(box => boxesOf(box.children, ...rest))
}
