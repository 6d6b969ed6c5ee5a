import type { Config } from '../config.ts'

/** Where our own server hands out the parts of a file on its disk. */
export const streetFilePath = '/map/streets.pmtiles'

type Setting = Pick<Config, 'MAP_TILES'>

export function isStreetUrl(tiles: string): boolean {
  return /^https?:\/\//.test(tiles)
}

/** What a page is told: an address of the operator's bucket, or one of our own. */
export function streetTilesUrl({ MAP_TILES: tiles }: Setting): string | null {
  if (!tiles) return null
  return isStreetUrl(tiles) ? tiles : streetFilePath
}
