import { useEffect, useRef } from 'react'
import { currentSession } from '#foundation/web/session/session-store.ts'
import type { Answers } from '../answers.ts'

interface Autosave {
  mayTry: boolean
  isDirty: boolean
  /** How long somebody rests before what they typed is saved. */
  pauseMs: number
  answers: Answers
  save: () => void
}

/** Saves after a rest in typing, and at once when the page is left or put away. */
export function useAutosave({ mayTry, isDirty, pauseMs, answers, save }: Autosave): void {
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
    if (mayTry && currentSession().status === 'in') save()
  }
  // Whoever leaves the page, or puts the phone away, has no time for the rest.
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush.current()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      flush.current()
    }
  }, [])
}
