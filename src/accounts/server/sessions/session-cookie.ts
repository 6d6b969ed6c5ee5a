import type { Config } from '#foundation/server/config.ts'
import { absoluteMs } from './session-life.ts'

type Site = Pick<Config, 'publicUrl'>

const isHttps = ({ publicUrl }: Site) => publicUrl.startsWith('https:')

/** With `__Host-` browsers accept the cookie only from this host over https. */
const nameFor = (site: Site) => (isHttps(site) ? '__Host-sid' : 'sid')

export function readSessionCookie(request: Request, site: Site): string | undefined {
  const wanted = `${nameFor(site)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map(pair => pair.trim())
  return pairs.find(pair => pair.startsWith(wanted))?.slice(wanted.length)
}

export function sessionCookie(secret: string, site: Site): string {
  return cookie(secret, absoluteMs / 1000, site)
}

export function endedCookie(site: Site): string {
  return cookie('', 0, site)
}

function cookie(value: string, maxAge: number, site: Site): string {
  const secure = isHttps(site) ? '; Secure' : ''
  return `${nameFor(site)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** Page scripts cannot set this header, so a browser cannot pretend to be another program. */
export function isBrowser(request: Request): boolean {
  return request.headers.has('sec-fetch-site')
}
