import type { Query, QueryClient } from '@tanstack/react-query'

/** What one part has read may bring another one that reads more. */
const mostRounds = 3

/**
 * Only drawing a page tells what it asks for. So it is drawn, what it asked for is read, and so on
 * until it asks for nothing new. What cannot be read is left to the browser, which tries again.
 */
export async function readWhatIsDrawn(
  queries: QueryClient,
  draw: () => Promise<unknown>,
): Promise<void> {
  const cache = queries.getQueryCache()
  const tried = new Set<string>()
  for (let round = 0; round < mostRounds; round++) {
    await draw()
    const asked = cache.getAll().filter(query => isAsked(query) && !tried.has(query.queryHash))
    if (asked.length === 0) return
    await Promise.all(asked.map(read))
  }

  async function read(query: Query): Promise<void> {
    tried.add(query.queryHash)
    try {
      await query.fetch({ ...query.options, retry: false })
    } catch {
      cache.remove(query)
    }
  }
}

function isAsked({ state, options }: Query): boolean {
  const { enabled } = options as { enabled?: unknown }
  return state.status === 'pending' && enabled !== false && typeof options.queryFn === 'function'
}
