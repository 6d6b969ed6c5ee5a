import { useSyncExternalStore } from 'react'
import { loadPart } from '#foundation/web/parts/lazy-part.ts'
import { accountOf } from '#foundation/web/session/session-record.ts'
import { currentSession, onSessionChange } from '#foundation/web/session/session-store.ts'

/** Hearts of visitors are kept in the browser. */
export const heartsKey = 'holdall.hearts'

let hearts: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const load = () => import('./kept-hearts.ts')
let isFollowing = false

export function setHearts(next: ReadonlySet<string>): void {
  hearts = next
  for (const listener of listeners) listener()
}

export const currentHearts = () => hearts

/** For cards that the server drew. */
export function onHearts(listener: () => void): void {
  follow(listener)
}

/** Most visitors have no hearts, so the code that stores them is not loaded here. */
export function useHeart(listingId: string): boolean {
  return useSyncExternalStore(
    follow,
    () => hearts.has(listingId),
    () => false,
  )
}

const lastPress = new Map<string, object>()

/**
 * What the person sees decides, not what is read meanwhile. So whoever presses again because
 * nothing happened still means the same. Whoever leaves before the code is there meant the account.
 */
export async function pressHeart(listingId: string): Promise<void> {
  const isOn = !hearts.has(listingId)
  const press = {}
  lastPress.set(listingId, press)
  const account = accountOf(currentSession())
  const { turnHeart } = await loadPart(load)
  if (account !== undefined && account !== accountOf(currentSession())) return
  if (lastPress.get(listingId) === press) await turnHeart(listingId, isOn)
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  if (!isFollowing) {
    isFollowing = true
    onSessionChange(read)
    read()
  }
  return () => listeners.delete(listener)
}

function read(): void {
  if (currentSession().status === 'in' || hasKept() || hearts.size > 0) {
    load()
      .then(({ readHearts }) => readHearts())
      .catch(() => undefined)
  }
}

function hasKept(): boolean {
  try {
    return localStorage.getItem(heartsKey) !== null
  } catch {
    return false
  }
}
