import type { ReactNode } from 'react'
import { Box, Shadow } from '../shapes/Box.tsx'
import { On } from '../shapes/Face.tsx'
import type { Spot } from '../shapes/geometry.ts'

interface TrolleyProps {
  at: Spot
  /** What stands on it, 12 above the ground. */
  children?: ReactNode
}

/** A platform trolley, 54 along x and 32 along y, its handle at the far end. */
export function Trolley({ at: [x, y, z], children }: TrolleyProps) {
  const wheels = (along: number) => <circle className="ink left" cx={along} cy="-4" r="4.2" />
  return (
    <>
      <Shadow at={[x, y, z]} size={[54, 32, 14]} />
      <On side="right" at={[x + 2, y + 30, z + 10]}>
        <path className="slate line" d="M0 0v-38h28V0" />
      </On>
      <Box at={[x, y, z + 8]} size={[54, 32, 4]} tone="slate" />
      <On side="left" at={[x, y + 32, z]}>
        {wheels(9)}
        {wheels(46)}
      </On>
      <On side="left" at={[x + 46, y + 8, z]}>
        {wheels(0)}
      </On>
      {children}
    </>
  )
}
