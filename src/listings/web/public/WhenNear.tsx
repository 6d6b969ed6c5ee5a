import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  /** What stands there until then, of the same height. */
  before: ReactNode
  children: ReactNode
  className?: string
}

/** Draws its children only once they are nearly in sight, so that their code is not loaded before. */
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
