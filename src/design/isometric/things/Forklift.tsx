import { Box, Shadow } from '../shapes/Box.tsx'
import { On } from '../shapes/Face.tsx'
import type { Spot } from '../shapes/geometry.ts'
import { Prism } from '../shapes/Prism.tsx'
import { CardboardBox } from './CardboardBox.tsx'

interface ForkliftProps {
  /** Rear left corner; it drives down to the right, fork and load ahead. */
  at: Spot
}

export function Forklift({ at: [x, y, z] }: ForkliftProps) {
  const side = y + 30
  return (
    <>
      <Shadow at={[x, y, z]} size={[50, 30, 40]} />
      <Box at={[x + 3, y + 3, z + 3]} size={[42, 24, 5]} tone="ink" />
      <Box at={[x + 20, y + 2, z + 24]} size={[2.5, 2.5, 34]} tone="ink" />
      <Box at={[x + 42, y + 2, z + 20]} size={[2.5, 2.5, 38]} tone="ink" />
      <Prism
        axis="y"
        from={y}
        to={side}
        tone="amber"
        profile={[
          [x, z + 8],
          [x + 46, z + 8],
          [x + 46, z + 20],
          [x + 24, z + 20],
          [x + 20, z + 30],
          [x, z + 28],
        ]}
      />
      <Box at={[x + 24, y + 8, z + 20]} size={[12, 14, 5]} tone="ink" />
      <Box at={[x + 20, side - 5, z + 24]} size={[2.5, 2.5, 34]} tone="ink" />
      <Box at={[x + 42, side - 5, z + 20]} size={[2.5, 2.5, 38]} tone="ink" />
      <Box at={[x + 16, y, z + 58]} size={[31, 30, 3]} tone="ink" />
      <On side="left" at={[x, side, z]}>
        {[10, 37].map(wheel => (
          <g key={wheel}>
            <circle className="ink left" cx={wheel} cy="-8" r="8" />
            <circle className="chalk right" cx={wheel} cy="-8" r="3" />
          </g>
        ))}
      </On>
      <Box at={[x + 47, y + 3, z + 3]} size={[4, 24, 58]} tone="slate" />
      <Box at={[x + 51, y + 3, z + 12]} size={[32, 5, 2]} tone="ink" />
      <CardboardBox at={[x + 52, y + 1, z + 14]} size={[28, 28, 22]} tape="y" label />
    </>
  )
}
