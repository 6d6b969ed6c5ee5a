import { outline, type Spot } from './geometry.ts'

interface BeamProps {
  spots: readonly Spot[]
}

/** Warm light that falls out of an opening onto the ground. */
export function Beam({ spots }: BeamProps) {
  return <path className="beam" d={outline(spots)} />
}
