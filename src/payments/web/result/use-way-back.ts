import { useEffect, useState } from 'react'
import { secondMs } from '#foundation/rules/time/lengths.ts'

const seconds = 5

/** Leaves after five seconds. People who need longer can stop the countdown. */
export function useWayBack(go: () => void, isRunning: boolean) {
  const [left, setLeft] = useState(seconds)
  const [isPaused, setPaused] = useState(false)
  const isCounting = isRunning && !isPaused
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setLeft(before => before - 1), secondMs)
    return () => clearInterval(timer)
  }, [isCounting])
  const isOver = isCounting && left <= 0
  useEffect(() => {
    if (isOver) go()
  }, [isOver, go])
  return { left: Math.max(left, 0), isPaused, pause: () => setPaused(true) }
}
