import type { Config } from '../config.ts'
import type { PolicySources } from '../http/answering/security-headers.ts'
import { isStreetUrl } from '../streets/street-source.ts'

type Settings = Pick<Config, 'MAP_STYLE_URL' | 'MAP_ORIGINS' | 'MAP_TILES'>

/** Where a street map may load its style, tiles and letters from; nowhere without one. */
export function mapSources({ MAP_STYLE_URL, MAP_ORIGINS, MAP_TILES }: Settings): PolicySources {
  // Tiles are read by a call and drawn by us: nothing else comes from a bucket.
  if (MAP_TILES) return isStreetUrl(MAP_TILES) ? { calls: [new URL(MAP_TILES).origin] } : {}
  if (!MAP_STYLE_URL) return {}
  const origins = [...new Set([new URL(MAP_STYLE_URL).origin, ...MAP_ORIGINS])]
  return { pictures: origins, calls: origins }
}
