import { Face } from './Face.tsx'
import type { Spot } from './geometry.ts'
import { Prism } from './Prism.tsx'

interface TiltedBoxProps {
  /** The corner it turns about. */
  at: Spot
  size: Spot
  /** Degrees from upright, to the right. */
  turn: number
}

/** A taped box that leans or has fallen. */
export function TiltedBox({ at: [x, y, z], size: [width, depth, height], turn }: TiltedBoxProps) {
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  const corner = (along: number, up: number) =>
    [x + along * cos + up * sin, z - along * sin + up * cos] as const
  const spot = (along: number, back: number, up: number): Spot => {
    const [right, high] = corner(along, up)
    return [right, y + back, high]
  }
  const [near, far] = [depth * 0.58, depth * 0.42]
  return (
    <>
      <Prism
        axis="y"
        from={y}
        to={y + depth}
        tone="kraft"
        profile={[corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)]}
      />
      <Face
        tone="amber"
        side="top"
        spots={[
          spot(0, far, height),
          spot(width, far, height),
          spot(width, near, height),
          spot(0, near, height),
        ]}
      />
      {turn > -45 && (
        <Face
          tone="amber"
          side="right"
          spots={[
            spot(width, far, height),
            spot(width, near, height),
            spot(width, near, height * 0.7),
            spot(width, far, height * 0.7),
          ]}
        />
      )}
    </>
  )
}
