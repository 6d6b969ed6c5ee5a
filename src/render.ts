import type { AnyRouter } from '@tanstack/react-router'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createStartHandler, StartServer } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { drawMarkup } from '#foundation/web/drawing/draw-markup.ts'
import {
  withScriptsAfterPaint,
  withScriptsAtOnce,
} from '#foundation/web/drawing/scripts-after-paint.ts'
import type { RequestContext } from '#foundation/web/page-context.ts'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RequestContext }
  }
}

/** Whole pages, never streams: a page is hashed for its policy and may be cached for everybody. */
const handler = createStartHandler(async ({ router, responseHeaders }) => {
  const { matches } = router.state
  const page = matches.at(-1)?.fullPath ?? ''
  const context = getGlobalStartContext() as RequestContext | undefined
  const tell = (fault: unknown) => context?.onFault(page, fault)
  for (const { status, error } of matches) if (status === 'error') tell(error)
  const drawn = await drawMarkup(createElement(StartServer, { router }), tell)
  const [routes] = router.getMatchedRoutes(router.state.location.pathname)
  const isLeftToBrowser = matches.some(({ ssr }) => ssr === false)
  const markup = isLeftToBrowser
    ? withScriptsAtOnce(drawn, routes.flatMap(modulesOf(router)))
    : withScriptsAfterPaint(drawn)
  const html = await transformHtmlStringWithRouter(router, markup)
  const facts = { status: getSsrStatus(router), headers: responseHeaders }
  if (!context?.onDrawn) return new Response(html, facts)
  context.onDrawn(html)
  return new Response(null, facts)
})

/** The modules of a route, also of one that only the browser draws. */
function modulesOf({ ssr }: Pick<AnyRouter, 'ssr'>) {
  return ({ id }: { id: string }) =>
    (ssr?.manifest?.routes[id]?.preloads ?? []).map(module =>
      typeof module === 'string' ? module : module.href,
    )
}

/** While one develops, Vite serves the pages and the API is a server beside it. */
const apiOrigin = import.meta.env.VITE_API_ORIGIN
const developing: RequestContext = {
  fetchApi: request =>
    fetch(new Request(request.url.replace(/^https?:\/\/[^/]+/, `${apiOrigin}`), request)),
  onFault(_page, fault) {
    throw fault
  },
}

export default {
  fetch: (request: Request, context: RequestContext) =>
    handler(request, { context: apiOrigin ? developing : context }),
}
