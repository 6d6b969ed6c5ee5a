import { createHash } from 'node:crypto'
import { commonHeaders } from '../http/security-headers.ts'

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#FBF8F2;color:#17262B;font:18px/1.5 system-ui,sans-serif;text-align:center}main{max-width:30rem;padding:2rem}a{color:#0E5A4A}'

/** The last resort when a page cannot be drawn at all: nothing here can fail in turn. */
export function faultPage(requestId: string): Response {
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong - Holdall</title><style>${style}</style></head><body><main><h1>Something toppled over</h1><p>That is our fault, not yours, and nothing you entered has been acted on twice. Please try again in a moment.</p><p><a href="/">Go to the home page</a></p><p><small>Reference: ${requestId}</small></p></main></body></html>`
  const hash = createHash('sha256').update(style).digest('base64')
  return new Response(html, {
    status: 500,
    headers: {
      ...commonHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
    },
  })
}
