import { type RefCallback, useCallback, useState } from 'react'

/** In rem, so that larger letters need more room. */
const wideRem = 56

/** Measures the element itself, because a media query does not follow the size of the letters. */
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
