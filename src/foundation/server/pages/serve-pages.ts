import { createHash } from 'node:crypto'
import { commonHeaders, type PolicySources, pagePolicy } from '../http/security-headers.ts'
import type { FetchApi, RenderPage } from './render-page.ts'

interface PageServing {
  render: RenderPage
  fetchApi: FetchApi
  sources?: PolicySources
}

/**
 * Pages are drawn without a session and are the same for everybody: nothing of the request but
 * its address reaches the drawing.
 */
export function servePages({ render, fetchApi, sources }: PageServing) {
  return async (request: Request): Promise<Response> => {
    const bare = new Request(request.url, { headers: { accept: 'text/html' } })
    const drawn = await render(bare, { fetchApi })
    const html = await drawn.text()
    const headers = new Headers(drawn.headers)
    for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value)
    headers.set('content-security-policy', pagePolicy(html, sources))
    headers.set('etag', `"${createHash('sha1').update(html).digest('base64url')}"`)
    if (!headers.has('cache-control')) {
      headers.set('cache-control', 'public, max-age=0, must-revalidate')
    }
    return new Response(html, { status: drawn.status, headers })
  }
}
