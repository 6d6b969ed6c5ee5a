import { useDeferredValue } from 'react'

/**
 * What was read, once React has the time to draw it. It draws a long list bit by bit, so that a slow
 * telephone answers presses meanwhile; later changes are shown at once.
 */
export function useUnhurried<Data>(read: Data | undefined): Data | undefined {
  const isThere = useDeferredValue(read !== undefined)
  return isThere ? read : undefined
}
