import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { StartServer } from '@tanstack/react-start/server'
import { forgetDrawn, noteDrawn } from '../api/drawn-page.ts'
import { noteServerTime, serverNow } from '../api/server-clock.ts'
import { takeOverTitle } from '../head/drawn-title.ts'
import { contextOfPage } from '../page-context.ts'
import { drawMarkup } from './draw-markup.ts'
import { readWhatIsDrawn } from './read-what-is-drawn.ts'

interface HandedOver {
  read: DehydratedState
  /** Of a page drawn for somebody: what it is called, and the moment it speaks of. */
  title?: string | undefined
  now?: Date
}

/**
 * Puts the query cache of the server into the markup, and from there into the cache of the browser.
 * Pages are not streamed, so it is written once and whole.
 */
export function handOverQueries(router: AnyRouter, queryClient: QueryClient): void {
  const { options } = router
  options.Wrap = ({ children }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const tellWhatWasRead = onServer(router, queryClient)
  if (tellWhatWasRead) options.dehydrate = tellWhatWasRead
  options.hydrate = ({ read, title, now }: HandedOver) => {
    hydrate(queryClient, read)
    if (now === undefined) return
    const hashes = read.queries.map(({ queryHash }) => queryHash)
    noteDrawn(hashes, now)
    router.subscribe('onBeforeNavigate', ({ fromLocation }) => fromLocation && forgetDrawn())
    takeOverTitle(title)
    noteServerTime(now.toISOString(), performance.timeOrigin, Date.now())
  }
}

const onServer = createIsomorphicFn()
  .server((router: AnyRouter, queryClient: QueryClient) => async (): Promise<HandedOver> => {
    const page = contextOfPage()
    if (!page?.reader) return { read: dehydrate(queryClient) }
    await readWhatIsDrawn(queryClient, () => drawAhead(router))
    return { read: dehydrate(queryClient), title: page.title, now: serverNow() }
  })
  .client(() => undefined)

/** What hands over to the browser is taken once, by the page that is sent. */
function drawAhead(router: AnyRouter): Promise<string> {
  const unsent = Object.create(router, { serverSsr: { value: undefined } })
  return drawMarkup(<StartServer router={unsent} />, () => undefined)
}
