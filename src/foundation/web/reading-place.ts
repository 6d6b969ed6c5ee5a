import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** The page that is being left while the next one is still on its way. */
let leaving: string | undefined

/**
 * Under which name the router notes how far somebody has read. A page that is being left was noted
 * already: what stands in its place by now may be the skeleton of the next one.
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
  router.subscribe('onRendered', () => {
    leaving = undefined
  })
}
