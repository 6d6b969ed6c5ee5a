import { useEffect, useState } from 'react'

/**
 * True while something is open and for a moment afterwards. React Aria waits for the closing
 * animation, and for ever if the element is removed before it ends.
 */
export function useLingering(isOpen: boolean, forMs: number): boolean {
  const [isThere, setThere] = useState(isOpen)
  if (isOpen && !isThere) setThere(true)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => setThere(false), forMs)
    return () => clearTimeout(timer)
  }, [isOpen, forMs])
  return isOpen || isThere
}
