import { useEffect, useState } from 'react'
import { serverNow } from '#foundation/web/api/server-clock.ts'

const minuteMs = 60_000

/** The time to the minute, starting from the one the page was drawn at. */
export function useNow(drawnAt: string): Date {
  const [now, setNow] = useState(() => new Date(drawnAt))
  useEffect(() => {
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
