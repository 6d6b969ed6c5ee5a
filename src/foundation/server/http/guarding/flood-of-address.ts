import type { MiddlewareHandler } from 'hono'
import { tooMany } from '#foundation/rules/errors/too-many.ts'
import { createFloodGate, floodSeconds } from '../../limits/flood-gate.ts'
import { failureResponse, respond } from '../answering/answer.ts'
import { refusalPage } from '../answering/fault-page.ts'
import { addressOf, type Proxies } from '../reading/client-address.ts'
import { wantsPage } from '../reading/wants-page.ts'

/** One page asks for a few dozen pictures and pieces of map, which cost less than the page. */
export const filesForEachPage = 10

/** For what is outside the API: refuses what one address asks for beyond so much in ten seconds. */
export function floodOfAddress(atMost: number, proxies: Proxies): MiddlewareHandler {
  const gate = createFloodGate(atMost)
  return async (c, next) => {
    if (gate.admits(addressOf(c, proxies), performance.now())) return next()
    const failure = tooMany(floodSeconds)
    return wantsPage(c.req.raw) ? respond(refusalPage(failure)) : failureResponse(failure)
  }
}
