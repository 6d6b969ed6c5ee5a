import type { SearchMeta } from '#search/rules/wire.ts'
import { fromFirstPage, type SearchParams } from './search-params.ts'

/** When the words may mean several places, it names the one whose results were seen. */
export function widened(
  params: SearchParams,
  { place, others }: Pick<SearchMeta, 'place' | 'others'>,
  within: number,
): SearchParams {
  const s = others.length > 0 && place ? place.label.toLowerCase() : params.s
  return { ...fromFirstPage(params), s, within }
}
