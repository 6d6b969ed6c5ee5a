import { useEffect, useRef, useState } from 'react'
import { forgetValues, keepValues, keptValues } from '../session/kept-values.ts'
import { currentSession, onSessionExpired } from '../session/session-store.ts'

interface KeptFormSetup {
  /** Names the form; each form on the site has a name of its own. */
  name: string
  /** What is worth keeping now, or nothing. Leave passwords out. */
  read: () => Record<string, unknown> | undefined
  restore: (values: Record<string, unknown>) => void
  /** Puts the form back to how it was before anything was typed. */
  reset: () => void
}

export interface KeptForm {
  /** Whether the form holds what was typed on an earlier visit. */
  isRestored: boolean
  startAfresh: () => void
  /** For when the form has been sent, or what was typed is given up. */
  forget: () => void
}

/**
 * Whatever takes a form off the screen (a reload, another page, a session that ends), it holds
 * what was typed when the same person comes back to it.
 */
export function useKeptForm({ name, ...setup }: KeptFormSetup): KeptForm {
  const latest = useRef(setup)
  latest.current = setup
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const session = currentSession()
    if (session.status !== 'in') return
    const owner = session.record._id
    const kept = keptValues(name, owner)
    if (kept) {
      latest.current.restore(kept)
      setRestored(true)
    }
    const keep = () => {
      const values = latest.current.read()
      if (values) keepValues(name, { owner, values })
      else forgetValues(name)
    }
    /** Whoever has logged out has left nothing to come back to. */
    const keepWhileIn = () => {
      if (currentSession().status === 'in') keep()
    }
    const stopListening = onSessionExpired(keep)
    window.addEventListener('pagehide', keepWhileIn)
    document.addEventListener('visibilitychange', keepWhileIn)
    return () => {
      stopListening()
      window.removeEventListener('pagehide', keepWhileIn)
      document.removeEventListener('visibilitychange', keepWhileIn)
      keepWhileIn()
    }
  }, [name])

  const forget = () => {
    forgetValues(name)
    setRestored(false)
  }
  return {
    isRestored,
    forget,
    startAfresh: () => {
      setup.reset()
      forget()
    },
  }
}
