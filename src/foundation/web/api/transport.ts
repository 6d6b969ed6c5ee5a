import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

export type FetchApi = (request: Request) => Promise<Response>

/** What the server hands to a page render; `fetchApi` calls the API without a socket. */
export interface RequestContext {
  fetchApi: FetchApi
  /** Told of what goes wrong while the page of this pattern is drawn. */
  onFault: (page: string, fault: unknown) => void
}

export const transport = createIsomorphicFn()
  .client((): FetchApi => request => fetch(request))
  .server((): FetchApi => {
    const context = getGlobalStartContext() as RequestContext | undefined
    return context?.fetchApi ?? (request => fetch(request))
  })
