import { useEffect, useState } from 'react'
import { firstMoment } from '#foundation/web/api/drawn-page.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'

/** Uses the server's clock, because the clock of the device may be wrong. */
export function useClock(everyMs: number): Date {
  const [now, setNow] = useState(firstMoment)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
