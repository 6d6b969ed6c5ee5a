import { type RefObject, useEffect } from 'react'

/** The part of the window above the on-screen keyboard, as two sizes for the style sheet. */
export function useVisibleArea(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const note = () => {
      area.current?.style.setProperty('--seen-top', `${seen.offsetTop}px`)
      area.current?.style.setProperty('--seen-height', `${seen.height}px`)
    }
    note()
    seen.addEventListener('resize', note)
    seen.addEventListener('scroll', note)
    return () => {
      seen.removeEventListener('resize', note)
      seen.removeEventListener('scroll', note)
    }
  }, [area])
}
