import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export interface Tile {
  z: number
  x: number
  y: number
  bytes: Uint8Array
}

interface Kept {
  metadata: Record<string, unknown>
  bounds: { west: number; south: number; east: number; north: number }
}

const headerBytes = 127
const gzip = 2
const vectorTiles = 1
const largestRoot = 16_384 - headerBytes

/** A small PMTiles file of version 3, with its whole directory at the beginning. */
export function writePmtiles(tiles: readonly Tile[], { metadata, bounds }: Kept): Buffer {
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), z, data: gzipSync(bytes) }))
    .sort((one, other) => one.id - other.id)
  const root = gzipSync(directoryOf(sorted))
  if (root.length > largestRoot) throw new Error('So many tiles need leaves of their own')
  const words = gzipSync(JSON.stringify(metadata))
  const data = Buffer.concat(sorted.map(tile => tile.data))
  const [metadataAt, dataAt] = [headerBytes + root.length, headerBytes + root.length + words.length]

  const head = Buffer.alloc(headerBytes)
  head.write('PMTiles', 'latin1')
  head[7] = 3
  const lengths = [
    [headerBytes, root.length],
    [metadataAt, words.length],
    [dataAt, 0],
    [dataAt, data.length],
    [sorted.length, sorted.length],
    [sorted.length],
  ]
  for (const [index, value] of lengths.flat().entries()) {
    head.writeBigUInt64LE(BigInt(value), 8 + index * 8)
  }
  const zooms = sorted.map(tile => tile.z)
  const [least, most] = [Math.min(...zooms), Math.max(...zooms)]
  const { west, south, east, north } = bounds
  head.set([1, gzip, gzip, vectorTiles, least, most], 96)
  for (const [index, degrees] of [west, south, east, north].entries()) {
    head.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  }
  head[118] = least
  head.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119)
  head.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123)
  return Buffer.concat([head, root, words, data])
}

/** Column by column, as the format requires: count, ids, run lengths, lengths, offsets. */
function directoryOf(tiles: readonly { id: number; data: Buffer }[]): Buffer {
  const steps = tiles.map((tile, index) => tile.id - (tiles[index - 1]?.id ?? 0))
  const numbers = [
    tiles.length,
    ...steps,
    ...tiles.map(() => 1),
    ...tiles.map(tile => tile.data.length),
    // 0 means "right after the one before", and offsets count from 1.
    ...tiles.map((_, index) => (index === 0 ? 1 : 0)),
  ]
  return Buffer.from(numbers.flatMap(varint))
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}
