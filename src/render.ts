import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { RequestContext } from '#foundation/web/api/transport.ts'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: RequestContext }
  }
}

const handler = createStartHandler(defaultRenderHandler)

/** Whole pages, never streams: a page is hashed for its policy and may be cached for everybody. */
export default {
  fetch: (request: Request, context: RequestContext) => handler(request, { context }),
}
