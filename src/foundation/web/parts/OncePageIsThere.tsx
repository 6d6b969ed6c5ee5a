import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { secondMs } from '#foundation/rules/time/lengths.ts'

const lookEveryMs = 200
const longestMs = 5 * secondMs

/** Whoever goes on to another page has all of the code at hand, and nothing waits. */
let isFirstThere = false

/**
 * For what nobody looks at first. On a slow line it leaves the way to the answers and pictures that
 * the first page shows, until they are there.
 */
export function OncePageIsThere({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [isThere, setThere] = useState(isFirstThere)
  useEffect(() => {
    if (isThere) return
    const latest = Date.now() + longestMs
    let wasCalm = false
    const looking = setInterval(() => {
      const isCalm = !isComing(queries)
      // Twice, because what has arrived is drawn before its pictures are asked for.
      if (Date.now() > latest || (isCalm && wasCalm)) {
        isFirstThere = true
        setThere(true)
      }
      wasCalm = isCalm
    }, lookEveryMs)
    return () => clearInterval(looking)
  }, [isThere, queries])
  return isThere && children
}

function isComing(queries: QueryClient): boolean {
  return queries.isFetching() > 0 || [...document.images].some(isAwaited)
}

/** Pictures further down load when somebody scrolls there. */
function isAwaited(picture: HTMLImageElement): boolean {
  if (picture.complete) return false
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
