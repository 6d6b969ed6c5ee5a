import { useEffect, useState } from 'react'
import { after } from '#foundation/rules/time/time.ts'
import { firstMoment } from '#foundation/web/api/drawn-page.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'

/** Uses the server's clock, because the clock of the device may be wrong. */
export function useClock(everyMs: number): Date {
  const [now, setNow] = useState(firstMoment)
  useEffect(() => {
    // The first moment is that of the page, which may have been drawn long ago.
    setNow(first => (after(first, everyMs) < serverNow() ? serverNow() : first))
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
