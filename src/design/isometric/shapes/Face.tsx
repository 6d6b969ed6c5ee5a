import type { ReactNode } from 'react'
import { layOn, outline, type Side, type Spot, type Tone } from './geometry.ts'

interface FaceProps {
  tone: Tone
  side: Side
  spots: readonly Spot[]
}

export function Face({ tone, side, spots }: FaceProps) {
  return <path className={`${tone} ${side}`} d={outline(spots)} />
}

interface PanelProps {
  tone: Tone
  from: Spot
  to: Spot
}

/** A rectangle. The coordinate that its two corners share says which side it is. */
export function Panel({ tone, from, to }: PanelProps) {
  return <Face tone={tone} side={sideOf(from, to)} spots={corners(from, to)} />
}

export function sideOf(from: Spot, to: Spot): Side {
  if (from[2] === to[2]) return 'top'
  return from[1] === to[1] ? 'left' : 'right'
}

export function corners(from: Spot, to: Spot): readonly Spot[] {
  const [x, y, z] = from
  const [toX, toY, toZ] = to
  const side = sideOf(from, to)
  if (side === 'top') return [from, [toX, y, z], to, [x, toY, z]]
  if (side === 'left') return [from, [toX, y, z], to, [x, y, toZ]]
  return [from, [x, toY, z], to, [x, y, toZ]]
}

interface StripesProps {
  side: Side
  /** Lower left corner as seen; on the top side, the back corner. */
  at: Spot
  width: number
  height: number
  every: number
  upright?: boolean
  className?: string
}

/** Slats, planks and courses: one dashed stroke is less markup than a line for each. */
export function Stripes(props: StripesProps) {
  const { side, at, width, height, every, upright = false, className = 'seam' } = props
  const down = side === 'top' ? height : -height
  return (
    <path
      className={className}
      d={
        upright
          ? `M${every} ${down / 2}H${width - 0.5}`
          : `M${width / 2} ${Math.sign(down) * every}V${down}`
      }
      strokeDasharray={`1 ${every - 1}`}
      strokeWidth={upright ? height : width}
      transform={layOn(side, at)}
    />
  )
}

interface OnProps {
  side: Side
  at: Spot
  className?: string
  children: ReactNode
}

/** Puts a flat drawing (circles, letters, wheels) on a side. */
export function On({ side, at, className, children }: OnProps) {
  return (
    <g className={className} transform={layOn(side, at)}>
      {children}
    </g>
  )
}
