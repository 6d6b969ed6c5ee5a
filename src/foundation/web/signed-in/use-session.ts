import { useSyncExternalStore } from 'react'
import type { Session } from '../session/session-record.ts'
import { currentSession, onSessionChange, sessionAsDrawn } from '../session/session-store.ts'

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession, sessionAsDrawn)
}
