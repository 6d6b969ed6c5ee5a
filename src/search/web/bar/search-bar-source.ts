import { createIsomorphicFn } from '@tanstack/react-start'
import { drawnPart, interactivePart } from '#design/server-drawn/interactive-part.tsx'
import { SearchBar } from './SearchBar.tsx'

const source = createIsomorphicFn()
  .server(() => drawnPart(SearchBar))
  .client(() => interactivePart(() => import('./SearchBar.tsx'), 'SearchBar'))

/** A plain form until its code is loaded. */
export const searchBarSource = source()
