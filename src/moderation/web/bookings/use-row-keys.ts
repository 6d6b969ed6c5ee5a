import { type RefObject, useRef } from 'react'
import { useShortcuts } from '../shortcuts.ts'

/** Marks the link that opens a row, for the keys. */
export const rowLink = { 'data-row-link': '' }

/** j and k move between rows, o or Enter opens one, / leads to the search. */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const links = () => [...(area.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
  const at = () => links().findIndex(link => link.matches(':focus'))
  useShortcuts({
    j: () => links()[at() + 1]?.focus(),
    k: () => links()[Math.max(at() - 1, 0)]?.focus(),
    o: () => links()[at()]?.click(),
    '/': () => area.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
  })
  return area
}
