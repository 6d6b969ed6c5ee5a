import { useRef, useState } from 'react'
import { forgetFailures, isFailure, sentenceOf, showFailure } from './form/show-failure.ts'

/**
 * For a button: runs once at a time, says when it is busy, and shows what went wrong. The button
 * of a form says `atForm` and shows `fault` there.
 */
export function useAction<Given extends unknown[]>(
  act: (...given: Given) => Promise<unknown>,
  { atForm = false } = {},
) {
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const run = async (...given: Given): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFault(undefined)
    if (atForm) forgetFailures()
    try {
      await act(...given)
    } catch (error) {
      showFailure(error, { atForm })
      if (isFailure(error)) setFault(sentenceOf(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, run, fault }
}
