import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { isFirstPage } from './design/server-drawn/first-page.ts'
import { followDrawnLinks } from './design/server-drawn/follow-drawn-links.ts'
import { readAddressSearch, writeAddressSearch } from './foundation/web/address-search.ts'
import { mayAskAgain } from './foundation/web/api/may-ask-again.ts'
import { forgiveSkippedTransitions } from './foundation/web/forgive-skipped-transitions.ts'
import { handOverQueries } from './foundation/web/hand-over-queries.tsx'
import { followReading, readingPlaceOf } from './foundation/web/reading-place.ts'
import { followSession } from './foundation/web/signed-in/follow-session.ts'
import { routeTree } from './routes.gen.ts'
import { PageError } from './site/web/errors/PageError.tsx'
import { PageSkeleton } from './site/web/errors/PageSkeleton.tsx'

export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: mayAskAgain } },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: readAddressSearch,
    stringifySearch: writeAddressSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageError,
    defaultViewTransition: true,
    scrollRestoration: isToBeScrolled,
    getScrollRestorationKey: readingPlaceOf,
  })
  handOverQueries(router, queryClient)
  if (typeof window !== 'undefined') {
    forgiveSkippedTransitions()
    followReading(router)
    followSession(queryClient, router)
    followDrawnLinks(router)
  }
  return router
}

/** Who has begun to read before the page came alive stays where they are. */
function isToBeScrolled(): boolean {
  return typeof window === 'undefined' || !isFirstPage() || window.scrollY === 0
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
