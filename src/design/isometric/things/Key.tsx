import { On } from '../shapes/Face.tsx'
import type { Side, Spot, Tone } from '../shapes/geometry.ts'

interface KeyProps {
  /** The centre of the handle. */
  at: Spot
  side: Side
  tone?: Tone
  size?: number
}

const keyPath =
  'M0-15a15 15 0 0 1 14.5 11H66v16h-8v-7h-6v9h-8V4H14.5A15 15 0 1 1 0-15zM-3-6a6 6 0 1 0 .1 0z'

/** A key with some thickness, lying on a side; its blade points along it. */
export function Key({ at: [x, y, z], side, tone = 'amber', size = 1 }: KeyProps) {
  const below: Spot =
    side === 'left' ? [x, y - 4, z] : side === 'right' ? [x - 4, y, z] : [x, y, z - 4]
  const dark: Side = side === 'right' ? 'left' : 'right'
  return (
    <>
      <On side={side} at={below} className={`${tone} ${dark}`}>
        <path
          d={keyPath}
          transform={size === 1 ? undefined : `scale(${size})`}
          fillRule="evenodd"
        />
      </On>
      <On side={side} at={[x, y, z]} className={`${tone} ${side}`}>
        <path
          d={keyPath}
          transform={size === 1 ? undefined : `scale(${size})`}
          fillRule="evenodd"
        />
      </On>
    </>
  )
}
