import { Box } from '../shapes/Box.tsx'
import { Stripes } from '../shapes/Face.tsx'
import type { Spot } from '../shapes/geometry.ts'

interface PalletProps {
  at: Spot
}

/** 38 by 38, its deck 6 above the ground. */
export function Pallet({ at: [x, y, z] }: PalletProps) {
  return (
    <>
      <Box at={[x + 1, y + 1, z]} size={[36, 36, 4]} tone="ink" shadow />
      <Box at={[x, y, z + 3]} size={[38, 38, 3]} tone="wood" />
      <Stripes side="top" at={[x, y, z + 6]} width={38} height={38} every={8} />
    </>
  )
}
