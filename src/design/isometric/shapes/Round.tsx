import type { ReactNode } from 'react'
import { project, type Spot, type Tone, tenth } from './geometry.ts'

interface RoundProps {
  /** The centre of the base. */
  at: Spot
  radius: number
  height: number
  tone: Tone
  /** Radius at the top, for pots and lampshades. */
  taper?: number
  shadow?: boolean
}

const wideBy = Math.sqrt(3 / 2)
const flatBy = Math.SQRT1_2

/** A drum, pot or lampshade: a light half, a dark half and a lid. */
export function Round({ at, radius, height, tone, taper = radius, shadow }: RoundProps) {
  const [foot, footFlat] = [tenth(radius * wideBy), tenth(radius * flatBy)]
  const [lid, lidFlat] = [tenth(taper * wideBy), tenth(taper * flatBy)]
  const half = (hand: 1 | -1) =>
    `M${hand * lid}-${height}L${hand * foot} 0A${foot} ${footFlat} 0 0 ${hand === 1 ? 1 : 0} 0 ${footFlat}V${tenth(lidFlat - height)}z`
  return (
    <Standing at={at}>
      {shadow && (
        <ellipse className="cast" cx={tenth(radius * 0.7)} rx={tenth(foot * 1.25)} ry={footFlat} />
      )}
      <path className={`${tone} left`} d={half(-1)} />
      <path className={`${tone} right`} d={half(1)} />
      <ellipse className={`${tone} top`} cy={-height} rx={lid} ry={lidFlat} />
    </Standing>
  )
}

interface StandingProps {
  at: Spot
  /** Negative mirrors it. */
  scale?: number | readonly [x: number, y: number]
  children: ReactNode
}

/** Puts a drawing with an origin of its own at a spot. */
export function Standing({ at, scale = 1, children }: StandingProps) {
  const size = scale === 1 ? '' : ` scale(${[scale].flat().join(' ')})`
  return <g transform={`translate(${project(at).join(' ')})${size}`}>{children}</g>
}
