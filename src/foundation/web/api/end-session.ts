import { secondMs } from '#foundation/rules/time/lengths.ts'
import { base } from './transport.ts'

/** Within which the server answers. A log-in waits for it. */
const longestMs = 10 * secondMs

let ending: Promise<unknown> = Promise.resolve()

/** Also when the tab is closed at once. Nobody need wait for it. */
export function endSession(token: string): void {
  ending = fetch(`${base}/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
    signal: AbortSignal.timeout(longestMs),
  }).catch(() => undefined)
}

/** Once the server has answered, or has had its time. */
export function whenEnded(): Promise<unknown> {
  return ending
}
