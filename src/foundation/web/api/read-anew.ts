import { isJustRead } from './drawn-page.ts'

interface Shown {
  queryHash: string
  getObserversCount(): number
}

/** For `refetchOnMount`: whoever opens a page reads anew, except what has just been read for it. */
export function readAnew({ queryHash }: Pick<Shown, 'queryHash'>): 'always' | false {
  return isJustRead(queryHash) ? false : 'always'
}

/** The same, but a part of the page that comes a moment later shows what the others do. */
export function unlessShown(query: Shown): 'always' | false {
  // The part itself is one of them.
  return query.getObserversCount() > 1 ? false : readAnew(query)
}
