import { dehydrate, hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { StartServer } from '@tanstack/react-start/server'
import { type HandedOver, keepHandedOver } from '../api/drawn-page.ts'
import { serverNow } from '../api/server-clock.ts'
import { contextOfPage } from '../page-context.ts'
import { drawMarkup } from './draw-markup.ts'
import { hideFaults } from './hide-faults.ts'
import { readWhatIsDrawn } from './read-what-is-drawn.ts'

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
  options.hydrate = (handed: HandedOver) => {
    hydrate(queryClient, handed.read)
    keepHandedOver(handed)
  }
}

const onServer = createIsomorphicFn()
  .server((router: AnyRouter, queryClient: QueryClient) => async (): Promise<HandedOver> => {
    hideFaults(router.state.matches)
    const page = contextOfPage()
    if (!page?.reader) return { read: dehydrate(queryClient) }
    await readWhatIsDrawn(queryClient, () => drawAhead(router))
    const own = { title: page.title, now: serverNow() }
    return { read: dehydrate(queryClient), own }
  })
  .client(() => undefined)

/** What hands over to the browser is taken once, by the page that is sent. */
function drawAhead(router: AnyRouter): Promise<string> {
  const unsent = Object.create(router, { serverSsr: { value: undefined } })
  return drawMarkup(<StartServer router={unsent} />, () => undefined)
}
