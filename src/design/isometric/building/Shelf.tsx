import { Fragment, type ReactNode } from 'react'
import { Box } from '../shapes/Box.tsx'
import { outline, type Spot, type Tone } from '../shapes/geometry.ts'

interface PostsProps {
  at: readonly Spot[]
  height: number
  thick?: number
  tone: Tone
}

/** Uprights that share two paths, one for each side seen. */
export function Posts({ at, height, thick = 3, tone }: PostsProps) {
  const left = at.map(([x, y, z]) =>
    outline([
      [x, y + thick, z],
      [x + thick, y + thick, z],
      [x + thick, y + thick, z + height],
      [x, y + thick, z + height],
    ]),
  )
  const right = at.map(([x, y, z]) =>
    outline([
      [x + thick, y + thick, z],
      [x + thick, y, z],
      [x + thick, y, z + height],
      [x + thick, y + thick, z + height],
    ]),
  )
  return (
    <>
      <path className={`${tone} left`} d={left.join('')} />
      <path className={`${tone} right`} d={right.join('')} />
    </>
  )
}

interface ShelfProps {
  at: Spot
  size: Spot
  tone?: Tone
  /** The boards, lowest first, with what stands on each. */
  boards: readonly { up: number; holds: ReactNode }[]
}

export function Shelf({
  at: [x, y, z],
  size: [width, depth, height],
  tone = 'slate',
  boards,
}: ShelfProps) {
  const far = y + depth - 3
  const right = x + width - 3
  return (
    <>
      <Posts
        at={[
          [x, y, z],
          [right, y, z],
          [x, far, z],
        ]}
        height={height}
        tone={tone}
      />
      {boards.map(({ up, holds }) => (
        <Fragment key={up}>
          <Box at={[x, y, z + up]} size={[width, depth, 3]} tone={tone} />
          {holds}
        </Fragment>
      ))}
      <Posts at={[[right, far, z]]} height={height} tone={tone} />
    </>
  )
}
