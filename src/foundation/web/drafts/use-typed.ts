import { useRef, useState } from 'react'
import { useKeptForm } from './use-kept-form.ts'

/** The values typed into a form, as one object that is kept like those of every form. */
export function useTyped<Values extends object>(name: string, start: Values) {
  const [first, setFirst] = useState(start)
  const [typed, setTyped] = useState(first)
  const [resets, setResets] = useState(0)
  const isSent = useRef(false)
  const kept = useKeptForm({
    name,
    read: () =>
      isSent.current || typed === first ? undefined : Object.fromEntries(Object.entries(typed)),
    restore: values => setTyped({ ...first, ...values }),
    reset: () => {
      setTyped(first)
      setResets(before => before + 1)
    },
  })
  return {
    typed,
    kept,
    /** As the key of fields that hold what they could not take. */
    resets,
    change: (part: Partial<Values>) => setTyped(before => ({ ...before, ...part })),
    /** For a form that stays: what was typed since `sent` went off is still there, and is kept. */
    startAnew: (sent: Partial<Values>) => {
      kept.forget()
      setFirst(start)
      setTyped(now => {
        const since = Object.entries(now).filter(
          ([name, value]) => value !== Reflect.get(sent, name),
        )
        return since.length === 0 ? start : { ...start, ...Object.fromEntries(since) }
      })
    },
    /** Afterwards nothing is kept, also of what was kept when the form was closed while sending. */
    markSent: () => {
      isSent.current = true
      kept.forget()
    },
  }
}
