import { useEffect, useState } from 'react'
import { serverNow } from '#foundation/web/api/server-clock.ts'

/** Uses the server's clock, because the clock of the device may be wrong. */
export function useClock(everyMs: number): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
