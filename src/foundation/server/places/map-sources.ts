import type { Config } from '../config.ts'
import type { PolicySources } from '../http/answering/security-headers.ts'

/** Where a street map may load its style, tiles and letters from; nowhere without one. */
export function mapSources({
  MAP_STYLE_URL,
  MAP_ORIGINS,
}: Pick<Config, 'MAP_STYLE_URL' | 'MAP_ORIGINS'>): PolicySources {
  if (!MAP_STYLE_URL) return {}
  const origins = [...new Set([new URL(MAP_STYLE_URL).origin, ...MAP_ORIGINS])]
  return { pictures: origins, calls: origins }
}
