import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  /** Of the same height, so that the page does not jump. */
  before: ReactNode
  children: ReactNode
  className?: string
}

/** The code of the children is loaded only when they are almost in sight. */
export function WhenNear({ before, children, className }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const watcher = new IntersectionObserver(
      entries =>
        entries.some(entry => entry.isIntersecting) && startTransition(() => setIsNear(true)),
      { rootMargin: '400px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [isNear])
  return (
    <div ref={place} className={className}>
      {isNear ? children : before}
    </div>
  )
}
