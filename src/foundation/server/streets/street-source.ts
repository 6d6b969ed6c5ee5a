import type { Config } from '../config.ts'

/** Where our own server serves parts of a file on its disk. */
export const streetFilePath = '/map/streets.pmtiles'

type Setting = Pick<Config, 'MAP_TILES'>

export function isStreetUrl(tiles: string): boolean {
  return /^https?:\/\//.test(tiles)
}

/** The address for pages: the operator's bucket, or our own server. */
export function streetTilesUrl({ MAP_TILES: tiles }: Setting): string | null {
  if (!tiles) return null
  return isStreetUrl(tiles) ? tiles : streetFilePath
}
