import { secondMs } from '#foundation/rules/time/lengths.ts'
import { sessionAsDrawn, whenSessionKnown } from '../session/session-store.ts'
import { withServerTime } from './server-clock.ts'
import { answeredWithinMs, base } from './transport.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What somebody signed in will be shown on this page: parts of `GET` addresses of the API. */
    firstReads?: (
      params: Record<string, string>,
      search: Record<string, unknown>,
    ) => readonly string[]
  }
}

const asked = new Map<string, Promise<Response>>()
const keepMs = 10 * secondMs

/** Asks for what a page will show while its code is still on the way, so that neither waits. */
export async function askForFirstReads(paths: readonly string[]): Promise<void> {
  // What the server has drawn for somebody, it has read.
  if (sessionAsDrawn().status === 'in') return
  const session = await whenSessionKnown()
  if (session.status !== 'in') return
  const headers = { authorization: `Bearer ${session.record.token}` }
  for (const path of paths) {
    const signal = AbortSignal.timeout(answeredWithinMs)
    const request = new Request(new URL(base + path, window.location.origin), { headers, signal })
    const answer = withServerTime(fetch(request))
    // Whoever takes it learns of a failure.
    answer.catch(() => undefined)
    asked.set(keyOf(request), answer)
  }
  // A page that is left before it is drawn takes none.
  setTimeout(() => asked.clear(), keepMs)
}

/** Once: whoever asks again wants to know what is true now. */
export function takeFirstRead(request: Request): Promise<Response> | undefined {
  const key = keyOf(request)
  const answer = asked.get(key)
  asked.delete(key)
  return answer
}

/** Nobody takes what was asked for somebody who has logged out meanwhile. */
function keyOf({ method, url, headers }: Request): string {
  return method + url + headers.get('authorization')
}
