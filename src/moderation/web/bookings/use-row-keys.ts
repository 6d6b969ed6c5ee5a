import { type RefObject, useRef } from 'react'
import { useShortcuts } from '../shortcuts.ts'

/** What opens a row carries this, so that the keys find it. */
export const rowLink = { 'data-row-link': '' }

/** j and k walk from row to row, o opens one as Enter does, and the stroke leads to the search. */
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
