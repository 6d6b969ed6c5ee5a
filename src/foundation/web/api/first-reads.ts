import { secondMs } from '#foundation/rules/time/lengths.ts'
import { serverTimeHeader } from '#foundation/rules/time/server-time.ts'
import { whenSessionKnown } from '../session/session-store.ts'
import { noteServerTime } from './server-clock.ts'
import { base } from './transport.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What somebody signed in will be shown on this page: parts of `GET` addresses of the API. */
    firstReads?: (params: Record<string, string>) => readonly string[]
  }
}

const asked = new Map<string, Promise<Response>>()
const keepMs = 10 * secondMs

/** Asks for what a page will show while its code is still on the way, so that neither waits. */
export async function askForFirstReads(paths: readonly string[]): Promise<void> {
  const session = await whenSessionKnown()
  if (session.status !== 'in' || paths.length === 0) return
  const headers = { accept: 'application/json', authorization: `Bearer ${session.record.token}` }
  for (const path of paths) {
    const sentAt = Date.now()
    const answer = fetch(base + path, { headers }).then(response => {
      noteServerTime(response.headers.get(serverTimeHeader), sentAt, Date.now())
      return response
    })
    // Whoever takes it learns of a failure.
    answer.catch(() => undefined)
    asked.set(new URL(base + path, location.origin).href, answer)
  }
  // A page that is left before it is drawn takes none.
  setTimeout(() => asked.clear(), keepMs)
}

/** Once: whoever asks again wants to know what is true now. */
export function takeFirstRead({ method, url }: Request): Promise<Response> | undefined {
  if (method !== 'GET') return undefined
  const answer = asked.get(url)
  asked.delete(url)
  return answer
}
