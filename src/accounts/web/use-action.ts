import { useRef, useState } from 'react'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { forgetFailures, isFailure, sentenceOf, showFailure } from './form/show-failure.ts'

/**
 * For buttons: runs once at a time and shows what went wrong. A form's button passes `atForm` and
 * shows `fault` in the form.
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
      rescueFocus()
    }
  }
  return { busy, run, fault, forgetFault: () => setFault(undefined) }
}
