import { Box } from '../shapes/Box.tsx'
import { On, Panel } from '../shapes/Face.tsx'
import type { Spot, Tone } from '../shapes/geometry.ts'

interface SuitcaseProps {
  at: Spot
  tone?: Tone
}

/** Stands upright, its broad side to the left. */
export function Suitcase({ at: [x, y, z], tone = 'amber' }: SuitcaseProps) {
  return (
    <>
      <Box at={[x, y, z]} size={[30, 11, 22]} tone={tone} shadow />
      <Panel tone="wood" from={[x + 5, y + 11, z]} to={[x + 8, y + 11, z + 22]} />
      <Panel tone="wood" from={[x + 22, y + 11, z]} to={[x + 25, y + 11, z + 22]} />
      <On side="left" at={[x, y + 6, z + 22]}>
        <path className="wood line" d="M11 0v-3.5h8V0" />
      </On>
    </>
  )
}
