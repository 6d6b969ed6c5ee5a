import type { Config } from '../config.ts'
import type { PolicySources } from '../http/answering/security-headers.ts'
import { isStreetUrl } from '../streets/street-source.ts'

type Settings = Pick<Config, 'MAP_STYLE_URL' | 'MAP_ORIGINS' | 'MAP_TILES'>

/** The origins from which a street map may load its style, tiles and fonts. */
export function mapSources({ MAP_STYLE_URL, MAP_ORIGINS, MAP_TILES }: Settings): PolicySources {
  // Tiles are fetched and drawn by our own code: a bucket needs no other permission.
  if (MAP_TILES) return isStreetUrl(MAP_TILES) ? { calls: [new URL(MAP_TILES).origin] } : {}
  if (!MAP_STYLE_URL) return {}
  const origins = [...new Set([new URL(MAP_STYLE_URL).origin, ...MAP_ORIGINS])]
  return { pictures: origins, calls: origins }
}
