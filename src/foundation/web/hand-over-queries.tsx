import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Puts the query cache of the server into the markup, and from there into the cache of the browser.
 * Pages are not streamed, so it is written once and whole.
 */
export function handOverQueries(router: AnyRouter, queryClient: QueryClient): void {
  const { options } = router
  options.Wrap = ({ children }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  options.dehydrate = () => ({ read: dehydrate(queryClient) })
  options.hydrate = ({ read }: { read: DehydratedState }) => hydrate(queryClient, read)
}
