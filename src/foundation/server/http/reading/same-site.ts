import { fail } from '#foundation/rules/errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A page of another site may link to us, but may not act for the person in the browser. */
export function refuseCrossSite(
  request: Request,
  isSignedIn: boolean,
  allowedOrigins: readonly string[],
): void {
  if (reading.has(request.method) && !isSignedIn) return
  const origin = request.headers.get('origin')
  if (origin && allowedOrigins.includes(origin)) return
  const site = request.headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') fail('cross_site')
  if (origin && hostOf(origin) !== request.headers.get('host')) fail('cross_site')
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null
}
