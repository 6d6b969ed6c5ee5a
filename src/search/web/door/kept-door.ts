import { keptPrefix } from '#foundation/web/session/kept-values.ts'
import { readSearchParams, type SearchParams } from '../search-params.ts'

const key = `${keptPrefix}door`

export type KeptDoor = Pick<SearchParams, 'door' | 'months' | 'hours' | 'start'>

/** Kept for this tab until somebody logs out, so that a comparison need not ask again. */
export function keepDoor({ door, months, hours, start }: KeptDoor): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ door, months, hours, start }))
  } catch {
    // If the browser refuses to store, the question is asked again.
  }
}

export function keptDoor(): KeptDoor {
  try {
    return readSearchParams(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}
