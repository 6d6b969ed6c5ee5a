import { createIsomorphicFn } from '@tanstack/react-start'
import { serverTimeHeader } from '#foundation/rules/time/server-time.ts'
import { contextOfPage } from '../page-context.ts'

let aheadMs = 0

/** The server wrote its answer between these two moments of our own clock. */
export function noteServerTime(sentTime: string | null, sentAt: number, receivedAt: number): void {
  const server = Date.parse(sentTime ?? '')
  if (Number.isNaN(server)) return
  const estimate = server - (sentAt + receivedAt) / 2
  const doubt = (receivedAt - sentAt) / 2
  // A difference within the possible error says nothing new, and a countdown should not jump.
  if (Math.abs(estimate - aheadMs) > doubt) aheadMs = estimate
}

/** The answer, once its time is noted. */
export async function withServerTime(asked: Promise<Response>): Promise<Response> {
  const sentAt = Date.now()
  const answer = await asked
  noteServerTime(answer.headers.get(serverTimeHeader), sentAt, Date.now())
  return answer
}

/**
 * The server's time, as far as its answers have told it, otherwise the device's. While the server
 * draws a page it is the moment that the page speaks of.
 */
export const serverNow = createIsomorphicFn()
  .client((): Date => serversTime())
  .server((): Date => contextOfPage()?.now ?? serversTime())

function serversTime(): Date {
  return new Date(Date.now() + aheadMs)
}
