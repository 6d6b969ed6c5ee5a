import { createIsomorphicFn } from '@tanstack/react-start'
import { drawnPart, wakingPart } from '#design/server-drawn/waking-part.tsx'
import { SearchBar } from './SearchBar.tsx'

const source = createIsomorphicFn()
  .server(() => drawnPart(SearchBar))
  .client(() => wakingPart(() => import('./SearchBar.tsx'), 'SearchBar'))

/** A plain form until somebody is there. */
export const wakingSearchBar = source()
