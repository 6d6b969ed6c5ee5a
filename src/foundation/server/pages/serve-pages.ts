import { createHash, randomBytes, randomInt } from 'node:crypto'
import { tooMany } from '#foundation/rules/errors/too-many.ts'
import type { Reader } from '#foundation/rules/reader.ts'
import { respond } from '../http/answering/answer.ts'
import { compressAnswer } from '../http/answering/compression.ts'
import { refusalPage } from '../http/answering/fault-page.ts'
import {
  commonHeaders,
  type PolicySources,
  pagePolicy,
} from '../http/answering/security-headers.ts'
import { unavailable } from '../http/answering/unavailable.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { Log } from '../log.ts'
import { late, within } from '../within.ts'
import type { FetchApi, RenderPage } from './render-page.ts'

const drawnAtOnce = 4
/** What takes longer is drawn for nobody, and the browser waits for it. */
const mostWaitMs = 1500

interface Asked {
  requestId: string
  address: string
}

interface PageServing {
  render: RenderPage
  /** Asks the API for a page that this address wants to see. */
  fetchApi: (request: Request, address: string) => Promise<Response>
  /** Whose session this cookie names. */
  findReader: (request: Request) => Promise<Reader | undefined>
  now: () => Date
  publicUrl: string
  log: Log
  sources?: PolicySources
}

interface Drawn {
  status: number
  headers: Headers
  html: string
  isOwn: boolean
  /** Whose own page it was drawn for. */
  reader: Reader | undefined
  /** What could not be had for it. */
  retryAfter: number | undefined
  isUnavailable: boolean
}

/**
 * Only the path of a request reaches the drawing, and the host comes from our configuration,
 * whatever the request says. A page for everybody is drawn without a session. A page that is
 * somebody's own asks whose cookie came with the request; it is drawn for them, and kept by nobody.
 */
export function servePages({ publicUrl, sources, ...drawing }: PageServing) {
  const { origin } = new URL(publicUrl)
  const inTurn = limitConcurrency(drawnAtOnce)
  return async (request: Request, asked: Asked): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (!isReadable(pathname)) {
      const location = origin + pathname.replaceAll('%', '%25') + search
      return new Response(null, { status: 307, headers: { ...commonHeaders, location } })
    }
    const url = origin + pathname + search
    const cookie = request.headers.get('cookie')
    let drawn = await inTurn(() => draw(drawing, url, asked, cookie))
    // What goes wrong with somebody's own page is tried and told by their browser.
    if (drawn.reader && isAmiss(drawn)) drawn = await inTurn(() => draw(drawing, url, asked, null))
    if (drawn.retryAfter !== undefined) return respond(refusalPage(tooMany(drawn.retryAfter)))
    if (drawn.isUnavailable && drawn.status >= 500) return unavailable(pathname)
    return drawn.reader ? forOne(drawn, request, sources) : forEverybody(drawn, sources)
  }
}

type Drawing = Pick<PageServing, 'render' | 'fetchApi' | 'findReader' | 'now' | 'log'>

async function draw(
  { render, fetchApi, findReader, now, log }: Drawing,
  url: string,
  { requestId, address }: Asked,
  cookie: string | null,
): Promise<Drawn> {
  const met: Pick<Drawn, 'isOwn' | 'reader' | 'retryAfter' | 'isUnavailable'> = {
    isOwn: false,
    reader: undefined,
    retryAfter: undefined,
    isUnavailable: false,
  }
  const fetchWatched: FetchApi = async request => {
    if (met.reader && cookie) request.headers.set('cookie', cookie)
    const answer = await fetchApi(request, address)
    met.isUnavailable ||= answer.status === 503
    if (answer.status === 429) met.retryAfter = Number(answer.headers.get('retry-after'))
    return answer
  }
  const whoReads = async () => {
    met.isOwn = true
    const asks = new Request(url, { headers: { cookie: cookie ?? '' } })
    const found = cookie ? await within(mostWaitMs, findReader(asks)) : undefined
    if (found !== late) met.reader = found
    return met.reader
  }
  const onFault = (page: string, fault: unknown) =>
    log.error({ requestId, page, ...factsOf(fault) }, 'a part of a page could not be drawn')
  let markup: string | undefined
  const onDrawn = (html: string) => {
    markup = html
  }
  const bare = new Request(url, { headers: { accept: 'text/html' } })
  const answer = await render(bare, {
    fetchApi: fetchWatched,
    whoReads,
    now: now(),
    onFault,
    onDrawn,
  })
  const { status, headers } = answer
  return { ...met, status, headers, html: markup ?? (await answer.text()) }
}

function isAmiss({ status, retryAfter, isUnavailable }: Drawn): boolean {
  return status >= 500 || retryAfter !== undefined || isUnavailable
}

function headersOf({ headers, html }: Drawn, sources: PolicySources | undefined) {
  return {
    ...Object.fromEntries(headers),
    ...commonHeaders,
    'content-security-policy': pagePolicy(html, sources),
  }
}

function forEverybody(drawn: Drawn, sources: PolicySources | undefined): Response {
  const body = Buffer.from(drawn.html)
  const headers = {
    // Whoever has logged in meanwhile gets another page at the same address.
    'cache-control': drawn.isOwn ? 'private, no-cache' : 'public, max-age=0, must-revalidate',
    ...headersOf(drawn, sources),
    etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
  }
  return respond({ status: drawn.status, headers, body })
}

/**
 * Compressed, because it is long. How long it then is could tell something of what it says, so a
 * comment of any length stands at its end.
 */
function forOne(
  drawn: Drawn,
  request: Request,
  sources: PolicySources | undefined,
): Promise<Response> | Response {
  const headers = { ...headersOf(drawn, sources), 'cache-control': 'no-store' }
  const body = `${drawn.html}<!--${randomBytes(randomInt(mostBytesBeside)).toString('base64')}-->`
  return compressAnswer(request, { status: drawn.status, headers, body }).then(respond)
}

const mostBytesBeside = 400

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
