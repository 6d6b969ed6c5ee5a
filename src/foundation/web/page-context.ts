import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { Reader } from '#foundation/rules/reader.ts'

export type FetchApi = (request: Request) => Promise<Response>

/** What a page is called: in the title bar, and in the tab of the browser. */
export interface PageTitle {
  bar: string
  tab: string
}

/** What the server gives to a page that it draws; `fetchApi` calls the API without a socket. */
export interface RequestContext {
  fetchApi: FetchApi
  /** Whom the page is drawn for; what it reads from then on is theirs. */
  whoReads?: () => Promise<Reader | undefined>
  /** What the answer was. */
  reader?: Reader | undefined
  /** The moment that the page speaks of. */
  now?: Date
  /** What it has called itself while it was drawn. */
  title?: PageTitle
  /** Called with every error while the page of this pattern is drawn. */
  onFault: (page: string, fault: unknown) => void
  /** Takes the markup beside the response, whose body would be encoded and decoded on its way. */
  onDrawn?: (html: string) => void
}

/** Undefined in the browser, where pages are drawn for the one who looks at them. */
export const contextOfPage = createIsomorphicFn()
  .client((): RequestContext | undefined => undefined)
  .server(() => {
    try {
      return getGlobalStartContext() as RequestContext | undefined
    } catch {
      // Nothing is asked for: the module only begins.
      return undefined
    }
  })
