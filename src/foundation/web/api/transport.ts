import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { secondMs } from '#foundation/rules/time/lengths.ts'

export const base = '/api/v1'

/** The server waits half a minute for a request, and answers it within nine seconds. */
export const answeredWithinMs = 40 * secondMs

export type FetchApi = (request: Request) => Promise<Response>

/** What the server gives to a page that it draws; `fetchApi` calls the API without a socket. */
export interface RequestContext {
  fetchApi: FetchApi
  /** Called with every error while the page of this pattern is drawn. */
  onFault: (page: string, fault: unknown) => void
  /** Takes the markup beside the response, whose body would be encoded and decoded on its way. */
  onDrawn?: (html: string) => void
}

export const transport = createIsomorphicFn()
  .client((): FetchApi => request => fetch(request))
  .server((): FetchApi => {
    const context = getGlobalStartContext() as RequestContext | undefined
    return context?.fetchApi ?? (request => fetch(request))
  })
