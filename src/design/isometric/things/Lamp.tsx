import type { Spot } from '../shapes/geometry.ts'
import { Round, Standing } from '../shapes/Round.tsx'

interface LampProps {
  at: Spot
  height?: number
}

export function FloorLamp({ at, height = 62 }: LampProps) {
  const [x, y, z] = at
  return (
    <>
      <Round at={at} radius={6} height={2} tone="ink" shadow />
      <Standing at={[x, y, z]}>
        <path className="ink line" d={`M0-2V${18 - height}`} />
      </Standing>
      <Round at={[x, y, z + height - 18]} radius={11} taper={7} height={18} tone="glow" />
    </>
  )
}

export function StreetLamp({ at, height = 84 }: LampProps) {
  return (
    <Standing at={at}>
      <ellipse className="cast" cx="5" rx="8" ry="3" />
      <path className="ink left" d="M-3.5 0h7L2-5h-4z" />
      <path className="ink line" d={`M0-4V${12 - height}`} />
      <path className="glow left" d={`M-4.5${4 - height}H4.5L3 ${14 - height}H-3z`} />
      <path className="ink left" d={`M-5.5${4 - height}L0-${height + 2} 5.5${4 - height}z`} />
    </Standing>
  )
}
