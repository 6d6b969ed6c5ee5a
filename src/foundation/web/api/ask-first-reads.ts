import type { AnyRouter } from '@tanstack/react-router'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { readAddressSearch } from '../address-search.ts'
import { sessionAsDrawn, whenSessionKnown } from '../session/session-store.ts'
import { asked, keyOf } from './first-reads.ts'
import { withServerTime } from './server-clock.ts'
import { answeredWithinMs, base } from './transport.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What somebody signed in will be shown on this page: parts of `GET` addresses of the API. */
    firstReads?: (
      params: Record<string, string>,
      search: Record<string, unknown>,
    ) => readonly string[]
  }
}

const keepMs = 10 * secondMs

/**
 * Asks for what a page will show while its code is still on the way, so that neither waits. What the
 * server has drawn for somebody, it has read.
 */
export async function askForFirstReads(router: AnyRouter): Promise<void> {
  if (sessionAsDrawn().status !== 'in') await askFor(firstReadsOf(router))
}

function firstReadsOf(router: AnyRouter): string[] {
  const [routes, params] = router.getMatchedRoutes(location.pathname)
  const search = readAddressSearch(location.search)
  return routes.flatMap(({ options }) => options.staticData?.firstReads?.(params, search) ?? [])
}

export async function askFor(paths: readonly string[]): Promise<void> {
  const session = await whenSessionKnown()
  if (session.status !== 'in') return
  const headers = { authorization: `Bearer ${session.record.token}` }
  for (const path of paths) {
    const signal = AbortSignal.timeout(answeredWithinMs)
    const request = new Request(new URL(base + path, window.location.origin), { headers, signal })
    const answer = withServerTime(fetch(request))
    // Whoever takes it learns of a failure.
    answer.catch(() => undefined)
    asked.set(keyOf(request), answer)
  }
  // A page that is left before it is drawn takes none.
  setTimeout(() => asked.clear(), keepMs)
}
