import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** The page that is being left while the next one loads. */
let leaving: string | undefined

/**
 * The key under which the router stores the scroll position. The position of a page that is being
 * left is already stored: by now its place may show the skeleton of the next page.
 */
export function readingPlaceOf(location: ParsedLocation): string {
  const key = keyOf(location)
  return key === leaving ? `${key}, left` : key
}

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

export function followReading(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const from = fromLocation && keyOf(fromLocation)
    leaving = from === keyOf(toLocation) ? undefined : from
  })
  // Before the router takes the position along to a page that shows more of the same.
  router.subscribe('onResolved', () => {
    leaving = undefined
  })
}
