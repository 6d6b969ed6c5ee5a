import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { firstInteraction } from './design/server-drawn/first-interaction.ts'
import { isFirstPage } from './design/server-drawn/first-page.ts'
import { followDrawnLinks } from './design/server-drawn/follow-drawn-links.ts'
import { routeTree as firstRoutes } from './first-routes.gen.ts'
import { readAddressSearch, writeAddressSearch } from './foundation/web/address-search.ts'
import { handOverQueries } from './foundation/web/drawing/hand-over-queries.tsx'
import { forgiveSkippedTransitions } from './foundation/web/forgive-skipped-transitions.ts'
import { newQueryClient } from './foundation/web/new-query-client.ts'
import { followReading, readingPlaceOf } from './foundation/web/reading-place.ts'
import { followSession } from './foundation/web/signed-in/follow-session.ts'
import { routeTree } from './routes.gen.ts'
import { PageError } from './site/web/errors/PageError.tsx'
import { PageSkeleton } from './site/web/errors/PageSkeleton.tsx'

/**
 * The server knows every page. A browser begins with those that visitors read: the others are a
 * quarter of the bytes that the site itself sends for a first page.
 */
const knownRoutes = createIsomorphicFn()
  .server(() => routeTree)
  .client(() => firstRoutes as unknown as typeof routeTree)

/** The whole tree has the same root and adds the routes that the first one lacks. */
const readAllRoutes = createIsomorphicFn().client(() => import('./routes.gen.ts'))

export function getRouter() {
  const queryClient = newQueryClient()
  let isWhole = typeof window === 'undefined'
  const learnRoutes = async () => {
    if (isWhole) return false
    await readAllRoutes()
    router.setRoutes(router.buildRouteTree())
    isWhole = true
    return true
  }
  const router = createRouter({
    routeTree: knownRoutes(),
    context: { queryClient, learnRoutes },
    parseSearch: readAddressSearch,
    stringifySearch: writeAddressSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    // The first page takes the place of a stand-in, at once.
    defaultViewTransition: { types: ({ fromLocation }) => (fromLocation ? [] : false) },
    scrollRestoration: isToBeScrolled,
    getScrollRestorationKey: readingPlaceOf,
  })
  handOverQueries(router, queryClient)
  if (typeof window !== 'undefined') {
    forgiveSkippedTransitions()
    followReading(router)
    followSession(queryClient, router)
    followDrawnLinks(router)
    // The next press may lead to a page whose route is not loaded yet.
    void firstInteraction()
      .then(readAllRoutes)
      .catch(() => undefined)
  }
  return router
}

/** Somebody who scrolled before hydration stays where they are. */
function isToBeScrolled(): boolean {
  return typeof window === 'undefined' || !isFirstPage() || window.scrollY === 0
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
