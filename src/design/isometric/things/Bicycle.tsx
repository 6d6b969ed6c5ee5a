import { On } from '../shapes/Face.tsx'
import type { Side, Spot, Tone } from '../shapes/geometry.ts'

interface BicycleProps {
  /** Where the rear wheel touches the ground. */
  at: Spot
  side: Exclude<Side, 'top'>
  tone?: Tone
}

export function Bicycle({ at, side, tone = 'amber' }: BicycleProps) {
  return (
    <On side={side} at={at}>
      <g className="ink line">
        <circle cy="-14" r="13" />
        <circle cx="39" cy="-14" r="13" />
        <path d="M8-35h9M12-34l3 9M30-33l-1-4h8" />
      </g>
      <path className={`${tone} line`} d="M0-14h17l14-15H14L0-14M17-14 14-29M31-33l8 19" />
    </On>
  )
}
