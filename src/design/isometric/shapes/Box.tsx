import { Face } from './Face.tsx'
import { outline, type Spot, type Tone } from './geometry.ts'

export interface BoxProps {
  at: Spot
  size: Spot
  tone: Tone
  shadow?: boolean
}

/** `at` is the corner farthest from the viewer, on the ground; size runs along x, y and z. */
export function Box({ at: [x, y, z], size: [width, depth, height], tone, shadow }: BoxProps) {
  const right = x + width
  const front = y + depth
  const top = z + height
  return (
    <>
      {shadow && <Shadow at={[x, y, z]} size={[width, depth, height]} />}
      <Face
        tone={tone}
        side="top"
        spots={[
          [x, y, top],
          [right, y, top],
          [right, front, top],
          [x, front, top],
        ]}
      />
      <Face
        tone={tone}
        side="left"
        spots={[
          [x, front, z],
          [right, front, z],
          [right, front, top],
          [x, front, top],
        ]}
      />
      <Face
        tone={tone}
        side="right"
        spots={[
          [right, front, z],
          [right, y, z],
          [right, y, top],
          [right, front, top],
        ]}
      />
    </>
  )
}

interface ShadowProps {
  at: Spot
  size: Spot
}

/** The shadow of a box: to the right and behind. */
export function Shadow({ at: [x, y, z], size: [width, depth, height] }: ShadowProps) {
  const reach = Math.min(height * 0.36, 22)
  const right = x + width
  const front = y + depth
  const spots: Spot[] = [
    [x, y, z],
    [x, front, z],
    [right, front, z],
    [right + reach, front - reach, z],
    [right + reach, y - reach, z],
    [x + reach, y - reach, z],
  ]
  return <path className="cast" d={outline(spots)} />
}
