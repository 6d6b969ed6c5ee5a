/**
 * For `refetchOnMount`: whoever opens a page reads anew. A part of that page which comes a moment
 * later shows what the others do, and does not ask the server once more.
 */
export function unlessShown(query: { getObserversCount(): number }): 'always' | false {
  // The part itself is one of them.
  return query.getObserversCount() > 1 ? false : 'always'
}
