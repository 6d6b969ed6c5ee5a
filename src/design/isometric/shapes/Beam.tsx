import { outline, type Spot } from './geometry.ts'

interface BeamProps {
  spots: readonly Spot[]
}

/** Light from an opening on the ground. */
export function Beam({ spots }: BeamProps) {
  return <path className="beam" d={outline(spots)} />
}
