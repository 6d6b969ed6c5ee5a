import { createHash } from 'node:crypto'
import { commonHeaders } from './security-headers.ts'

/** For pages without scripts: only this style, and pictures of our own where the page shows some. */
export function plainPageHeaders(
  style: string,
  { pictures = false }: { pictures?: boolean } = {},
): Record<string, string> {
  const hash = createHash('sha256').update(style).digest('base64')
  const images = pictures ? "img-src 'self'; " : ''
  return {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; ${images}style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
  }
}

/** The style of a page that was drawn as a whole. */
export function styleIn(html: string): string {
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
}
