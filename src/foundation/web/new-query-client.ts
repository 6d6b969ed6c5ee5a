import { QueryClient } from '@tanstack/react-query'
import { mayAskAgain } from './api/may-ask-again.ts'

/** Asks also where the browser sees no connection: an error at once is better than waiting unseen. */
const networkMode = 'always'

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayAskAgain, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  })
}
