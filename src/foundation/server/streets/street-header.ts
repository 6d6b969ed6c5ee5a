/** The size of the header of a PMTiles file, version 3. */
export const streetHeaderBytes = 127

const magic = 'PMTiles'
const version = 3
const vectorTiles = 1
const at = { version: 7, tileData: 56, tileDataLength: 64, tileType: 99 }

/** Where a usable file ends, or else what is wrong with it, as a phrase to follow its name. */
export function readStreetHeader(head: Buffer): { endsAt: number } | string {
  if (head.toString('latin1', 0, magic.length) !== magic) return 'is no PMTiles file'
  if (head[at.version] !== version) return `is PMTiles of another version than ${version}`
  if (head.length < streetHeaderBytes) return 'is cut off in its first bytes'
  if (head[at.tileType] !== vectorTiles) return 'holds pictures: tiles of vectors are needed'
  return {
    endsAt: Number(head.readBigUInt64LE(at.tileData) + head.readBigUInt64LE(at.tileDataLength)),
  }
}
