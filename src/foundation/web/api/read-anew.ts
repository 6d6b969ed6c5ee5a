import { secondMs } from '#foundation/rules/time/lengths.ts'

interface Shown {
  queryHash: string
  getObserversCount(): number
}

const keepMs = 10 * secondMs
const drawn = new Set<string>()

/** What the server has read to draw the page, until somebody goes on from it. */
export function noteDrawn(queryHashes: readonly string[]): void {
  for (const hash of queryHashes) drawn.add(hash)
  setTimeout(forgetDrawn, keepMs)
}

export function forgetDrawn(): void {
  drawn.clear()
}

/** For `refetchOnMount`: whoever opens a page reads anew, except what has just been read for it. */
export function readAnew({ queryHash }: Pick<Shown, 'queryHash'>): 'always' | false {
  return drawn.has(queryHash) ? false : 'always'
}

/** The same, but a part of the page that comes a moment later shows what the others do. */
export function unlessShown(query: Shown): 'always' | false {
  // The part itself is one of them.
  return query.getObserversCount() > 1 ? false : readAnew(query)
}
