import { useRef, useState } from 'react'
import { showFailure } from './form/show-failure.ts'

/** For a button: runs once at a time, says when it is busy, and shows what went wrong. */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = async (...given: Given): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await act(...given)
    } catch (error) {
      showFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
