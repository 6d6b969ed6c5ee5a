import { type RefCallback, useCallback, useState } from 'react'

/** The room, in letters of the size the reader chose, in which list and listing fit side by side. */
const wideRem = 56

/** Whether an element has room for two panes: measured, for twice the letters need twice the room. */
export function useWide(): [isWide: boolean, measure: RefCallback<HTMLElement>] {
  const [isWide, setWide] = useState(false)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => {
      const letterPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWide(element.clientWidth >= wideRem * letterPx)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isWide, measure]
}
