import { boxesOf, type FilmBox, FilmFault } from './film-boxes.ts'

interface Stretch {
  start: number
  end: number
}

/** Where the samples of a track are in the file, chunk by chunk, from its own tables. */
export function hiddenSamples(film: Buffer, trak: FilmBox): Stretch[] {
  const tables = boxesOf(trak.children, 'mdia', 'minf', 'stbl').flatMap(stbl => stbl.children)
  const [short, long] = [boxesOf(tables, 'stco')[0], boxesOf(tables, 'co64')[0]]
  const offsets = short ? numbers(film, short, 4, 8) : long ? numbers(film, long, 8, 8) : []
  const perChunk = samplesPerChunk(film, boxesOf(tables, 'stsc')[0], offsets.length)
  const sizes = sampleSizes(film, boxesOf(tables, 'stsz')[0])
  let sample = 0
  return offsets.map((start, chunk) => {
    const count = perChunk[chunk] ?? 0
    const bytes = sizes(sample, count)
    sample += count
    if (start + bytes > film.length) throw new FilmFault('A sample lies outside the film')
    return { start, end: start + bytes }
  })
}

function sampleSizes(film: Buffer, stsz: FilmBox | undefined) {
  if (!stsz) return () => 0
  const uniform = film.readUInt32BE(stsz.content + 4)
  if (uniform > 0) return (_from: number, count: number) => uniform * count
  const sizes = numbers(film, stsz, 4, 12)
  return (from: number, count: number) =>
    sizes.slice(from, from + count).reduce((total, size) => total + size, 0)
}

/**
 * The table says from which chunk on each chunk has how many samples. A table that went back would
 * be read for minutes.
 */
function samplesPerChunk(film: Buffer, stsc: FilmBox | undefined, chunks: number): number[] {
  if (!stsc) return []
  const entries = numbers(film, stsc, 12, 8).length
  const counts: number[] = []
  for (let entry = 0, before = -1; entry < entries; entry += 1) {
    const at = stsc.content + 8 + entry * 12
    const first = film.readUInt32BE(at) - 1
    if (first <= before) throw new FilmFault('Its chunks are out of order')
    before = first
    const next = entry + 1 < entries ? film.readUInt32BE(at + 12) - 1 : chunks
    const count = film.readUInt32BE(at + 4)
    for (let chunk = first; chunk < Math.min(next, chunks); chunk += 1) counts[chunk] = count
  }
  return counts
}

/** A table of numbers. Their count stands in the four bytes before the first. */
function numbers(film: Buffer, box: FilmBox, width: 4 | 8 | 12, from: number): number[] {
  const count = film.readUInt32BE(box.content + from - 4)
  if (box.content + from + count * width > box.end) throw new FilmFault('A table lies')
  return Array.from({ length: count }, (_, index) => {
    const at = box.content + from + index * width
    return width === 8 ? Number(film.readBigUInt64BE(at)) : film.readUInt32BE(at)
  })
}
