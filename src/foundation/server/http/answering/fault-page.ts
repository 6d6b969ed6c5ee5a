import { errors, type Failure } from '#foundation/rules/errors.ts'
import { escapeHtml } from '../../mail/mail-frame.ts'
import { type Answer, retryHeader } from './answer.ts'
import { plainPageHeaders } from './plain-page.ts'

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FBF8F2;color:#17262B;font:18px/1.5 system-ui,sans-serif;text-align:center}main{max-width:30rem;padding:2rem}a{color:#0E5A4A}'

/** For when a page cannot be drawn at all, so nothing here may fail. */
export function faultPage(requestId: string): Response {
  return plainPage(500, {
    heading: 'Something toppled over',
    words:
      'That is our fault, not yours, and nothing you entered has been acted on twice. Please try again in a moment.',
    below: `<p><a href="/">Go to the home page</a></p><p><small>Reference: ${requestId}</small></p>`,
  })
}

/** For visitors who come while the server is full. */
export function busyPage(retryAfterSeconds: number): Response {
  const words = 'More people are here than we can serve at once. Please try again in a moment.'
  return laterPage('It is very busy here', words, retryAfterSeconds)
}

/** For a page that waits too long for something. */
export function unavailablePage(words: string, retryAfterSeconds: number): Response {
  return laterPage('One moment, please', words, retryAfterSeconds)
}

function laterPage(heading: string, words: string, retryAfterSeconds: number): Response {
  const page = plainPage(503, { heading, words, below: '' })
  page.headers.set('retry-after', String(retryAfterSeconds))
  return page
}

/** For a browser that opened the address of a call and is refused. */
export function refusalPage(failure: Failure): Answer {
  const { code, message } = failure
  const isVisitor = errors[code].status === 401
  const page = drawnPage(errors[code].status, {
    heading: isVisitor ? 'Please log in' : 'This page cannot be shown',
    words: message,
    below: isVisitor
      ? '<p><a href="/login">Log in</a></p>'
      : '<p><a href="/">Go to the home page</a></p>',
  })
  return { ...page, headers: { ...page.headers, ...retryHeader(failure) } }
}

interface PlainPage {
  heading: string
  words: string
  below: string
}

function plainPage(status: number, page: PlainPage): Response {
  const { headers, body } = drawnPage(status, page)
  return new Response(body, { status, headers })
}

function drawnPage(status: number, { heading, words, below }: PlainPage) {
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading} - Holdall</title><style>${style}</style></head><body><main><h1>${heading}</h1><p>${escapeHtml(words)}</p>${below}</main></body></html>`
  return {
    status,
    headers: { ...plainPageHeaders(style), 'cache-control': 'no-store' },
    body: html,
  }
}
