import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import ActiveFilters from './filters/ActiveFilters.tsx'
import ResultMap from './map/ResultMap.tsx'
import NothingFound from './nothing/NothingFound.tsx'

const loadMap = () => import('./map/ResultMap.tsx')

/** Call it on hover or focus of what shows the map. */
export const preloadMap = () => void loadMap().catch(() => undefined)

/** Most searches never show these, so the browser loads their code only when needed. */
export const lazyParts = createIsomorphicFn()
  .server(() => ({ ResultMap, NothingFound, ActiveFilters }))
  .client(() => ({
    ResultMap: lazyPart(loadMap),
    NothingFound: lazyPart(() => import('./nothing/NothingFound.tsx')),
    ActiveFilters: lazyPart(() => import('./filters/ActiveFilters.tsx')),
  }))
