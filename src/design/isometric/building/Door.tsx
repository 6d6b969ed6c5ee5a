import type { ReactNode } from 'react'
import { Face, Panel, Stripes } from '../shapes/Face.tsx'
import type { Side, Spot, Tone } from '../shapes/geometry.ts'

type Upright = Exclude<Side, 'top'>

export interface OpeningProps {
  side: Upright
  /** Lower left corner as seen from outside. */
  at: Spot
  width: number
  height: number
}

/** The place `along` and `up` from the lower left corner of an opening. */
export function within(side: Upright, [x, y, z]: Spot) {
  return (along: number, up: number): Spot =>
    side === 'left' ? [x + along, y, z + up] : [x, y - along, z + up]
}

interface RecessProps extends OpeningProps {
  depth: number
  tone?: Tone
  children?: ReactNode
}

/** A room seen through an opening: its floor, its far wall and the one side wall in view. */
export function Recess({ side, at, width, height, depth, tone = 'glow', children }: RecessProps) {
  const to = within(side, at)
  const left = side === 'left'
  const inner = left ? depth : 0
  const outer = left ? width : width - depth
  const jamb = left ? 0 : width
  return (
    <>
      <Face
        tone={tone}
        side="top"
        spots={[to(0, 0), to(width, 0), to(outer, depth), to(inner, depth)]}
      />
      <Face
        tone={tone}
        side={left ? 'right' : 'left'}
        spots={[
          to(jamb, 0),
          to(left ? inner : outer, depth),
          to(left ? inner : outer, height),
          to(jamb, height),
        ]}
      />
      <Face
        tone={tone}
        side={side}
        spots={[to(inner, depth), to(outer, depth), to(outer, height), to(inner, height)]}
      />
      {children}
    </>
  )
}

interface RollerDoorProps extends OpeningProps {
  tone?: Tone
  /** How far it is rolled up: 0 shut, 1 open. */
  open?: number
  depth?: number
  children?: ReactNode
}

export function RollerDoor(props: RollerDoorProps) {
  const { side, at, width, height, tone = 'green', open = 0, depth = 30, children } = props
  const to = within(side, at)
  const gap = Math.round(height * open)
  return (
    <>
      {open > 0 && (
        <Recess side={side} at={at} width={width} height={height} depth={depth}>
          {children}
        </Recess>
      )}
      {open < 1 && (
        <>
          <Panel tone={tone} from={to(0, gap)} to={to(width, height)} />
          <Stripes side={side} at={to(0, gap)} width={width} height={height - gap} every={6} />
          <Panel tone="ink" from={to(0, gap)} to={to(width, gap + 1.6)} />
        </>
      )}
    </>
  )
}
