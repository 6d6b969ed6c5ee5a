import type { Tone } from '../shapes/geometry.ts'
import { Prism } from '../shapes/Prism.tsx'

interface StairsProps {
  /** Left and right edge along x. */
  from: number
  to: number
  /** Where the lowest step is and where the stairs meet the wall, along y. */
  foot: number
  head: number
  rise: number
  steps: number
  tone: Tone
}

/** Climbs away from the viewer, to the right and up. */
export function Stairs({ from, to, foot, head, rise, steps, tone }: StairsProps) {
  const going = (foot - head) / steps
  const lift = rise / steps
  const nosings = Array.from({ length: steps }, (_, step) => [
    [foot - step * going, step * lift] as const,
    [foot - step * going, (step + 1) * lift] as const,
  ])
  return (
    <Prism
      axis="x"
      from={from}
      to={to}
      tone={tone}
      profile={[[head, 0], ...nosings.flat(), [head, rise]]}
    />
  )
}
