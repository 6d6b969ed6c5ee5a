import { useEffect, useRef, useState } from 'react'
import { forgetValues } from '../session/kept-values.ts'
import { accountOf, type Session } from '../session/session-record.ts'
import { currentSession, onSessionExpired } from '../session/session-store.ts'
import { useSession } from '../signed-in/use-session.ts'
import { keepValues, keptValues } from './keep-values.ts'

interface KeptFormSetup {
  /** The name of the form, different for every form of the site. */
  name: string
  /** The values to keep, or nothing. Leave passwords out. */
  read: () => Record<string, unknown> | undefined
  restore: (values: Record<string, unknown>) => void
  /** Resets the form to how it was before anything was typed. */
  reset: () => void
  /** For somebody who has no account yet. */
  forVisitors?: boolean
}

export interface KeptForm {
  /** Whether the form holds what was typed on an earlier visit. */
  isRestored: boolean
  startAfresh: () => void
  /** For when the form was sent, or what was typed is discarded. */
  forget: () => void
}

/**
 * Whatever removes the form from the screen (a reload, another page, the end of a session), it
 * holds what was typed when the same person comes back.
 */
export function useKeptForm({ name, forVisitors = false, ...setup }: KeptFormSetup): KeptForm {
  const latest = useRef(setup)
  latest.current = setup
  const [isRestored, setRestored] = useState(false)
  /** What was sent or discarded is not kept again while the form goes. */
  const dropped = useRef<string>(undefined)
  // On a page that the server draws it is known only after the first render.
  const session = useSession()
  const owner = ownerOf(session, forVisitors)

  useEffect(() => {
    if (owner === undefined) return
    const kept = keptValues(name, owner)
    if (kept) {
      latest.current.restore(kept)
      setRestored(true)
    }
    const keep = () => {
      const values = latest.current.read()
      const isNew = values && JSON.stringify(values) !== dropped.current
      if (isNew) keepValues(name, { owner, values })
      else forgetValues(name)
    }
    /** Somebody who has logged out leaves nothing behind. */
    const keepWhileHere = () => {
      if (ownerOf(currentSession(), forVisitors) === owner) keep()
    }
    const stopListening = onSessionExpired(keep)
    window.addEventListener('pagehide', keepWhileHere)
    document.addEventListener('visibilitychange', keepWhileHere)
    return () => {
      stopListening()
      window.removeEventListener('pagehide', keepWhileHere)
      document.removeEventListener('visibilitychange', keepWhileHere)
      keepWhileHere()
    }
  }, [name, owner, forVisitors])

  const forget = () => {
    dropped.current = JSON.stringify(latest.current.read())
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

function ownerOf(session: Session, forVisitors: boolean): string | undefined {
  if (!forVisitors) return accountOf(session)
  return session.status === 'out' ? visitor : undefined
}

/** No account has such a number. */
const visitor = 'visitor'
