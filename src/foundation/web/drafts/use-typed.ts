import { useRef, useState } from 'react'
import { useKeptForm } from './use-kept-form.ts'

/** What somebody types into a form, as one value that is kept like that of every form. */
export function useTyped<Values extends object>(name: string, start: Values) {
  const [first] = useState(start)
  const [typed, setTyped] = useState(first)
  const isSent = useRef(false)
  const kept = useKeptForm({
    name,
    read: () =>
      isSent.current || typed === first ? undefined : Object.fromEntries(Object.entries(typed)),
    restore: values => setTyped({ ...first, ...values }),
    reset: () => setTyped(first),
  })
  return {
    typed,
    kept,
    change: (part: Partial<Values>) => setTyped(before => ({ ...before, ...part })),
    /** From then on there is nothing to come back to. */
    markSent: () => {
      isSent.current = true
    },
  }
}
