import type { SearchParams } from './search-params.ts'

export const searchFormId = 'search'

export interface SearchControls {
  params: SearchParams
  /** Changes a part of the search and keeps the rest. */
  onChange: (changes: SearchParams) => void
  onReplace: (params: SearchParams) => void
}
