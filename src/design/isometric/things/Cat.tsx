import type { Spot, Tone } from '../shapes/geometry.ts'
import { Standing } from '../shapes/Round.tsx'

interface CatProps {
  at: Spot
  tone?: Tone
}

export function Cat({ at, tone = 'ink' }: CatProps) {
  return (
    <Standing at={at}>
      <path className={`${tone} line`} d="M4-1.5c5 .5 7-2 6.5-6" />
      <path
        className={`${tone} left`}
        d="M-5 0c-1-4 0-7 1.5-9-2.5-1.5-3-3.5-2.5-8.5l2.5 2h3l2.5-2c.7 3.5.3 6-1 7.5C4-8 6-4 5.5 0z"
      />
      <path
        className={`${tone === 'ink' ? 'amber' : 'ink'} line`}
        d="M-3.3-13h.01M-.4-13h.01"
        strokeWidth="1.3"
      />
    </Standing>
  )
}
