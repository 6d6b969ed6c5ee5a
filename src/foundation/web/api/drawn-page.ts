import type { DehydratedState } from '@tanstack/react-query'
import type { PageTitle } from '../page-context.ts'
import { serverNow } from './server-clock.ts'

/** What the server gives to the browser beside the markup. */
export interface HandedOver {
  read: DehydratedState
  /** Of a page drawn for somebody: what it is called, and the moment it speaks of. */
  own?: { title: PageTitle | undefined; now: Date } | undefined
}

let handed: HandedOver | undefined

export function keepHandedOver(over: HandedOver | undefined): void {
  handed = over
}

/** Of the page that the server has drawn for somebody, until they go on from it. */
export function ownPage(): HandedOver['own'] {
  return handed?.own
}

export function isJustRead(queryHash: string): boolean {
  return handed?.own ? handed.read.queries.some(query => query.queryHash === queryHash) : false
}

/** What a clock shows first: the same on the server and in the browser that takes its page over. */
export function firstMoment(): Date {
  return ownPage()?.now ?? serverNow()
}
