import { useEffect, useState } from 'react'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'

/** Starts from the time the page was drawn at, so that both drawings match. */
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
