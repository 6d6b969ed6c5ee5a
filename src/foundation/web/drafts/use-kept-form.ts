import { useEffect, useRef } from 'react'
import { currentSession, onSessionExpired } from '#foundation/web/session/session-store.ts'
import { forgetValues, keepValues, keptValues } from './kept-values.ts'

interface KeptForm {
  /** Names the form; each form on the site has a name of its own. */
  name: string
  /** What is worth keeping now, or nothing. Leave passwords out. */
  read: () => Record<string, unknown> | undefined
  restore: (values: Record<string, unknown>) => void
}

/**
 * A session that ends in the middle of a form sends somebody to /login; when they come back, the
 * form holds what they had typed. Call what it returns once the form has been sent.
 */
export function useKeptForm({ name, read, restore }: KeptForm): () => void {
  const latest = useRef({ read, restore })
  latest.current = { read, restore }

  useEffect(() => {
    const session = currentSession()
    if (session.status !== 'in') return
    const owner = session.record._id
    const kept = keptValues(name, owner)
    if (kept) latest.current.restore(kept)
    return onSessionExpired(() => {
      const values = latest.current.read()
      if (values) keepValues(name, { owner, values })
    })
  }, [name])

  return () => forgetValues(name)
}
