import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'

/**
 * Puts the query cache of the server into the markup, and from there into the cache of the browser.
 * Pages are not streamed, so it is written once and whole.
 */
export function handOverQueries(router: AnyRouter, queryClient: QueryClient): void {
  const { options } = router
  options.Wrap = ({ children }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const tellWhatWasRead = onServer(queryClient)
  if (tellWhatWasRead) options.dehydrate = tellWhatWasRead
  options.hydrate = ({ read }: { read: DehydratedState }) => hydrate(queryClient, read)
}

const onServer = createIsomorphicFn()
  .server((queryClient: QueryClient) => () => ({ read: dehydrate(queryClient) }))
  .client(() => undefined)
