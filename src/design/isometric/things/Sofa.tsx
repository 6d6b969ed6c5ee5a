import { Box, Shadow } from '../shapes/Box.tsx'
import type { Spot, Tone } from '../shapes/geometry.ts'

interface SofaProps {
  at: Spot
  /** Along the y axis; it looks to the right. */
  length?: number
  tone?: Tone
  cushion?: Tone
}

export function Sofa({ at: [x, y, z], length = 78, tone = 'green', cushion = 'amber' }: SofaProps) {
  const seat = (length - 20) / 2
  return (
    <>
      <Shadow at={[x, y, z]} size={[36, length, 24]} />
      <Box at={[x + 2, y + 2, z]} size={[32, length - 4, 4]} tone="ink" />
      <Box at={[x, y, z + 4]} size={[11, length, 30]} tone={tone} />
      <Box at={[x + 11, y, z + 4]} size={[25, 10, 19]} tone={tone} />
      <Box at={[x + 11, y + 10, z + 4]} size={[24, seat, 11]} tone={tone} />
      <Box at={[x + 11, y + 10 + seat, z + 4]} size={[24, seat, 11]} tone={tone} />
      <Box at={[x + 12, y + 14, z + 15]} size={[5, 15, 14]} tone={cushion} />
      <Box at={[x + 11, y + length - 10, z + 4]} size={[25, 10, 19]} tone={tone} />
    </>
  )
}
