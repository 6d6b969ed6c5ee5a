import { useState } from 'react'
import { type ThingCounts, thingsIn } from '#listings/rules/fit/things.ts'

const key = 'holdall.things'

/** What somebody has ticked, kept in this tab: on the way from search to checkout it is still there. */
export function useChosenThings() {
  const [counts, setCounts] = useState<ThingCounts>(kept)
  const choose = (next: ThingCounts) => {
    setCounts(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage that refuses us only forgets.
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
