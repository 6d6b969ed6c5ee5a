import { useEffect, useState } from 'react'
import { serverNow } from '#foundation/web/api/server-clock.ts'

/** The time by the server's clock, told again every so often. */
export function useClock(everyMs: number): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
