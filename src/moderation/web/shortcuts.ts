import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { localStore } from '#foundation/web/browser-stores.ts'

const storageKey = 'holdall.console.shortcuts'
const open = '[role=dialog]:not([popover]), [role=alertdialog], [popover]:popover-open'
/** These keys repeat while they are held down; all others act once for each press. */
const held = new Set(['j', 'k'])
const listeners = new Set<() => void>()

/** Single keys can disturb speech input, so they can be switched off (WCAG 2.1.4). */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const isOn = useSyncExternalStore(listen, read, () => true)
  return [isOn, keep]
}

/** Not while somebody is typing or a dialog is open. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const [isOn] = useShortcutsOn()
  const latest = useRef(actions)
  // Before it is painted: whoever sees a button may press its key.
  useLayoutEffect(() => {
    latest.current = actions
  })
  useLayoutEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const act = latest.current[event.key]
      if (!act || (event.repeat && !held.has(event.key))) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return Boolean(isTyping) || document.querySelector(open) !== null
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

function read(): boolean {
  return localStore().getItem(storageKey) !== 'off'
}

function keep(on: boolean): void {
  localStore().setItem(storageKey, on ? 'on' : 'off')
  for (const changed of listeners) changed()
}
