import { useSyncExternalStore } from 'react'
import { keepUnsent, keptUnsent, type Unsent, unsentName } from './kept-writing.ts'

/** Outlives the page that shows it. */
export interface UnsentStore {
  current: () => readonly Unsent[]
  add: (one: Unsent) => void
  change: (key: string, change: Partial<Unsent>) => void
  remove: (key: string) => void
  subscribe: (listener: () => void) => () => void
}

const stores = new Map<string, UnsentStore>()

export function unsentStore(account: string, threadId: string): UnsentStore {
  const name = unsentName(account, threadId)
  const store = stores.get(name) ?? createStore(account, threadId, name)
  stores.set(name, store)
  return store
}

export function useUnsent(store: UnsentStore): readonly Unsent[] {
  return useSyncExternalStore(store.subscribe, store.current, store.current)
}

function createStore(account: string, threadId: string, name: string): UnsentStore {
  let list: readonly Unsent[] = keptUnsent(account, threadId)
  const listeners = new Set<() => void>()
  const show = (next: readonly Unsent[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const set = (next: readonly Unsent[]) => {
    keepUnsent(account, threadId, next)
    show(next)
  }
  /** Another tab has sent or discarded a message that both tabs show. */
  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    if (key !== name) return
    const kept = newValue === null ? [] : keptUnsent(account, threadId)
    const own = new Map(list.map(one => [one.key, one]))
    show(kept.map(one => own.get(one.key) ?? one))
  }
  window.addEventListener('storage', followOtherTabs)
  return {
    current: () => list,
    add: one => set([...list, one]),
    change: (key, change) => set(list.map(one => (one.key === key ? { ...one, ...change } : one))),
    remove: key => set(list.filter(one => one.key !== key)),
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
