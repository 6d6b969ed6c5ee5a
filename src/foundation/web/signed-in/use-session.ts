import { useSyncExternalStore } from 'react'
import type { Session } from '../session/session-record.ts'
import { currentSession, onSessionChange } from '../session/session-store.ts'

const onServer: Session = { status: 'unknown' }

/** The server renders every page for a visitor, so the first render in the browser does too. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, () => onServer)
}
