import { createHash } from 'node:crypto'
import { tooMany } from '#foundation/rules/errors/too-many.ts'
import { respond } from '../http/answering/answer.ts'
import { refusalPage } from '../http/answering/fault-page.ts'
import {
  commonHeaders,
  type PolicySources,
  pagePolicy,
} from '../http/answering/security-headers.ts'
import { unavailable } from '../http/answering/unavailable.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { Log } from '../log.ts'
import type { FetchApi, RenderPage } from './render-page.ts'

const drawnAtOnce = 4

interface Asked {
  requestId: string
  address: string
}

interface PageServing {
  render: RenderPage
  /** Asks the API for a page that this address wants to see. */
  fetchApi: (request: Request, address: string) => Promise<Response>
  publicUrl: string
  log: Log
  sources?: PolicySources
}

/**
 * Pages are drawn without a session and are the same for everybody: only the path of the request
 * reaches the drawing. The host comes from our configuration, whatever the request says.
 */
export function servePages({ render, fetchApi, publicUrl, log, sources }: PageServing) {
  const { origin } = new URL(publicUrl)
  const inTurn = limitConcurrency(drawnAtOnce)
  return async (request: Request, { requestId, address }: Asked): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (!isReadable(pathname)) {
      const location = origin + pathname.replaceAll('%', '%25') + search
      return new Response(null, { status: 307, headers: { ...commonHeaders, location } })
    }
    const bare = new Request(origin + pathname + search, { headers: { accept: 'text/html' } })
    const onFault = (page: string, fault: unknown) =>
      log.error({ requestId, page, ...factsOf(fault) }, 'a part of a page could not be drawn')
    let isUnavailable = false
    let retryAfter: number | undefined
    const fetchWatched: FetchApi = async request => {
      const answer = await fetchApi(request, address)
      isUnavailable ||= answer.status === 503
      if (answer.status === 429) retryAfter = Number(answer.headers.get('retry-after'))
      return answer
    }
    const { drawn, html } = await inTurn(async () => {
      let markup: string | undefined
      const onDrawn = (html: string) => {
        markup = html
      }
      const drawn = await render(bare, { fetchApi: fetchWatched, onFault, onDrawn })
      return { drawn, html: markup ?? (await drawn.text()) }
    })
    if (retryAfter !== undefined) return respond(refusalPage(tooMany(retryAfter)))
    if (isUnavailable && drawn.status >= 500) return unavailable(pathname)
    const body = Buffer.from(html)
    const headers = {
      'cache-control': 'public, max-age=0, must-revalidate',
      ...Object.fromEntries(drawn.headers),
      ...commonHeaders,
      'content-security-policy': pagePolicy(html, sources),
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
    }
    return respond({ status: drawn.status, headers, body })
  }
}

/** Of an address with a stray percent sign nothing is drawn, not even that there is no such page. */
function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== undefined
  } catch {
    return false
  }
}

/** Place and kind of the error only: its message may contain what somebody wrote. */
function factsOf(fault: unknown) {
  if (!(fault instanceof Error)) return { fault: typeof fault }
  const [, ...lines] = fault.stack?.split(/\n(?= +at )/) ?? []
  return { fault: fault.name, stack: lines.join('\n') }
}
