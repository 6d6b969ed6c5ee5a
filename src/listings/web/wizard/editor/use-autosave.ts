import { useEffect, useRef } from 'react'
import { currentSession } from '#foundation/web/session/session-store.ts'
import type { Answers } from '../answers.ts'

interface Autosave {
  mayTry: boolean
  /** Whether leaving saves: also behind a save that is under way. */
  mayLeave: boolean
  isDirty: boolean
  /** Saves after this long without typing. */
  pauseMs: number
  answers: Answers
  save: () => void
}

/** Also saves at once when the page is left or hidden. */
export function useAutosave({ mayTry, mayLeave, isDirty, pauseMs, answers, save }: Autosave): void {
  const latestSave = useRef(save)
  latestSave.current = save
  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke starts the rest anew
  useEffect(() => {
    if (!mayTry || !isDirty) return
    const timer = setTimeout(() => latestSave.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [mayTry, isDirty, pauseMs, answers])

  const flush = useRef(() => {})
  flush.current = () => {
    if (mayLeave && currentSession().status === 'in') save()
  }
  // A page that is being closed or hidden has no time for the pause.
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush.current()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      flush.current()
    }
  }, [])
}
