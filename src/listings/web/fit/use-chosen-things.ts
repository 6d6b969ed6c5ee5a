import { useState } from 'react'
import { type ThingCounts, thingsIn } from '#listings/rules/fit/things.ts'

const key = 'holdall.things'

/** Kept in this tab, so that checkout still knows what was chosen in the search. */
export function useChosenThings() {
  const [counts, setCounts] = useState<ThingCounts>(kept)
  const choose = (next: ThingCounts) => {
    setCounts(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // If the browser refuses to store, only the choice is lost.
    }
  }
  return { counts, choose }
}

function kept(): ThingCounts {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (!found || typeof found !== 'object') return {}
    const counts = Object.entries(found).filter(([, count]) => Number.isInteger(count))
    return Object.fromEntries(thingsIn(Object.fromEntries(counts)))
  } catch {
    return {}
  }
}
