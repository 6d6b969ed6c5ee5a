import { Face } from './Face.tsx'
import type { Side, Spot, Tone } from './geometry.ts'

type Corner = readonly [along: number, up: number]

export interface PrismProps {
  /** The axis along which the profile is extended. */
  axis: 'x' | 'y'
  profile: readonly Corner[]
  from: number
  to: number
  tone: Tone
  /** Another tone for the strip above the profile edge that starts at this corner. */
  edges?: Readonly<Record<number, Tone>>
}

interface Strip {
  edge: number
  side: Side
  spots: Spot[]
  nearness: number
}

/**
 * A profile extended along an axis: gables, stairs, sofas, vans. List corners anticlockwise as
 * seen.
 */
export function Prism({ axis, profile, from, to, tone, edges = {} }: PrismProps) {
  const place = (along: number, up: number, depth: number): Spot =>
    axis === 'y' ? [along, depth, up] : [depth, along, up]
  return (
    <>
      {stripsOf(
        axis,
        profile,
        depth =>
          ([along, up]) =>
            place(along, up, depth),
        from,
        to,
      ).map(({ edge, side, spots }) => (
        <Face key={edge} tone={edges[edge] ?? tone} side={side} spots={spots} />
      ))}
      <Face
        tone={tone}
        side={axis === 'y' ? 'left' : 'right'}
        spots={profile.map(([along, up]) => place(along, up, to))}
      />
    </>
  )
}

function stripsOf(
  axis: 'x' | 'y',
  profile: readonly Corner[],
  at: (depth: number) => (corner: Corner) => Spot,
  from: number,
  to: number,
): Strip[] {
  const turn = Math.sign(areaOf(profile))
  const strips: Strip[] = []
  profile.forEach((start, edge) => {
    const end = profile[(edge + 1) % profile.length] ?? start
    const outward = turn * (end[1] - start[1])
    const upward = turn * (start[0] - end[0])
    if (outward + upward <= 0.01) return
    strips.push({
      edge,
      side: sideFacing(axis, outward, upward),
      spots: [start, end].map(at(to)).concat([end, start].map(at(from))),
      nearness: start[0] + start[1] + end[0] + end[1],
    })
  })
  return strips.sort((one, other) => one.nearness - other.nearness)
}

/** A slope is brighter than the wall below it: it takes the colour of the next lighter side. */
function sideFacing(axis: 'x' | 'y', outward: number, upward: number): Side {
  const wall = axis === 'x' ? 'left' : 'right'
  const steepness = outward / upward
  if (upward <= 0 || steepness > 2.6) return wall
  if (Math.abs(steepness) < 0.4) return 'top'
  const towardsLight = axis === 'x' ? outward > 0 : outward < 0
  return towardsLight ? 'top' : 'left'
}

function areaOf(profile: readonly Corner[]): number {
  return profile.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = profile[(index + 1) % profile.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}
