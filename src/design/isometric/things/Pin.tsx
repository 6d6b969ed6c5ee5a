import type { Spot, Tone } from '../shapes/geometry.ts'
import { Standing } from '../shapes/Round.tsx'

interface PinProps {
  at: Spot
  size?: number
  tone?: Tone
}

/** A map pin whose point touches the spot. */
export function Pin({ at, size = 1, tone = 'green' }: PinProps) {
  return (
    <Standing at={at} scale={size}>
      <ellipse className="cast" rx="6" ry="2.6" />
      <path className={`${tone} left`} d="M0 0C-4-9-12-14-12-24a12 12 0 0 1 24 0C12-14 4-9 0 0z" />
      <path className={`${tone} right`} d="M0 0C4-9 12-14 12-24A12 12 0 0 0 0-36z" />
      <circle className="chalk top" cy="-24" r="5" />
    </Standing>
  )
}
