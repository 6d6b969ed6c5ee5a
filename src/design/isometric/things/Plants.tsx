import type { Spot, Tone } from '../shapes/geometry.ts'
import { Round, Standing } from '../shapes/Round.tsx'

interface TreeProps {
  at: Spot
  /** Height of the whole tree. */
  height: number
}

export function Tree({ at, height }: TreeProps) {
  return (
    <Standing at={at} scale={height / 100}>
      <ellipse className="cast" cx="20" rx="29" ry="13" />
      <path className="wood right" d="M-3 0h6L2-70h-4z" />
      <circle className="green left" cy="-70" r="30" />
      <circle className="leaf left" cx="-5" cy="-74" r="24" />
      <circle className="leaf top" cx="-11" cy="-80" r="12.5" />
    </Standing>
  )
}

interface PotPlantProps {
  at: Spot
  size?: number
  pot?: Tone
}

export function PotPlant({ at, size = 1, pot = 'brick' }: PotPlantProps) {
  const [x, y, z] = at
  return (
    <>
      <Round at={at} radius={5 * size} taper={6.6 * size} height={10 * size} tone={pot} shadow />
      <Standing at={[x, y, z + 10 * size]} scale={size}>
        <path className="green right" d="M1 1C2-8 8-13 13-13 13-7 8-1 1 1z" />
        <path className="green left" d="M0 1C-8 0-13-6-13-13-6-12 0-7 0 1z" />
        <path className="leaf left" d="M-1 1C-7-8-5-18-1-24 5-18 5-7 1 1z" />
        <path className="leaf top" d="M-1 1C-9-3-8-10-8-15-3-11-1-6-1 1z" />
      </Standing>
    </>
  )
}
