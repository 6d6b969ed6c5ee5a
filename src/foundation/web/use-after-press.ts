import { useEffect, useRef } from 'react'

/** What appears while a button is being pressed would move the button away from the pointer. */
export const pressMs = 300

/** For errors that are shown once a field is left, as it often is by pressing a button below it. */
export function useAfterPress(act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, pressMs)
  }
}
