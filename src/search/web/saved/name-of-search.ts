import type { ConfigurationItem } from '#foundation/rules/configuration.ts'
import { activeFilters } from '../filters/active-filters.ts'
import { placeName } from '../place-name.ts'
import type { SearchParams } from '../search-params.ts'
import { copy } from './copy.ts'

export const longestName = 80

/** Says what is looked for too: the saved searches of one place are told apart by their names. */
export function nameOfSearch(params: SearchParams, types: readonly ConfigurationItem[]): string {
  let name = copy.nameOf(placeName(params.s)).slice(0, longestName)
  for (const { label } of activeFilters(params, types)) {
    const longer = `${name} · ${label}`
    if (longer.length <= longestName) name = longer
  }
  return name
}
