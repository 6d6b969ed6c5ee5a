import type { Query, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isOfBrowser` marks what only the browser can tell, such as what it is able to do. */
    queryMeta: { isOfBrowser?: true }
  }
}

/** What one part has read may bring another one that reads more. */
const mostRounds = 3
const mostWaitMs = 2000

/**
 * Only drawing a page tells what it asks for. So it is drawn, what it asked for is read, and so on
 * until it asks for nothing new. What cannot be read in time is left to the browser.
 */
export async function readWhatIsDrawn(
  queries: QueryClient,
  draw: () => Promise<unknown>,
  waitMs = mostWaitMs,
): Promise<void> {
  const cache = queries.getQueryCache()
  const tried = new Set<string>()
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, waitMs)
  for (let round = 0; round < mostRounds; round++) {
    await draw()
    const asked = cache.getAll().filter(query => isAsked(query) && !tried.has(query.queryHash))
    if (asked.length === 0) break
    for (const { queryHash } of asked) tried.add(queryHash)
    await Promise.race([Promise.all(asked.map(read)), end])
  }
  clearTimeout(timer)
  for (const query of cache.getAll()) if (query.state.status !== 'success') cache.remove(query)
}

function isAsked({ state, options, meta }: Query): boolean {
  const { enabled } = options as { enabled?: unknown }
  const isToBeRead = enabled !== false && meta?.isOfBrowser !== true
  return state.status === 'pending' && isToBeRead && typeof options.queryFn === 'function'
}

/** Whoever looks at the page tries again and is told of a failure. */
async function read(query: Query): Promise<void> {
  await query.fetch({ ...query.options, retry: false }).catch(() => undefined)
}
