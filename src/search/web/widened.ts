import type { SearchMeta } from '#search/rules/wire.ts'
import type { SearchParams } from './search-params.ts'

/** The same search within so many kilometres of the very place whose results were seen. */
export function widened(
  params: SearchParams,
  { place, others }: Pick<SearchMeta, 'place' | 'others'>,
  within: number,
): SearchParams {
  const s = others.length > 0 && place ? place.label.toLowerCase() : params.s
  return { ...params, s, within, page: undefined }
}
