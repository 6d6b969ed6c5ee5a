import { Box } from '../shapes/Box.tsx'
import { Panel, Stripes } from '../shapes/Face.tsx'
import type { Tone } from '../shapes/geometry.ts'

/** The ground of every small picture: a square with this side. */
export const plot = 180
export const plotView = '-208 -118 416 312'

interface PlotProps {
  tone?: Tone
}

export function Plot({ tone = 'ground' }: PlotProps) {
  return <Box at={[0, 0, -8]} size={[plot, plot, 8]} tone={tone} />
}

interface RoomProps {
  floor: Tone
  boards?: 'x' | 'y'
  /** The wall on the left as seen, then the one on the right. */
  walls: readonly [left: Tone, right: Tone]
  skirting?: Tone
  height?: number
}

/** Two walls and a floor, without the walls on the viewer's side. */
export function Room({ floor, boards, walls, skirting, height = 100 }: RoomProps) {
  const [left, right] = walls
  return (
    <>
      <Plot tone={floor} />
      {boards && (
        <Stripes
          side="top"
          at={[6, 6, 0]}
          width={174}
          height={174}
          every={12}
          upright={boards === 'y'}
        />
      )}
      <Box at={[0, 0, 0]} size={[6, plot, height]} tone={left} />
      <Box at={[6, 0, 0]} size={[plot - 6, 6, height]} tone={right} />
      {skirting && (
        <>
          <Panel tone={skirting} from={[6, 6, 0]} to={[6, plot, 5]} />
          <Panel tone={skirting} from={[6, 6, 0]} to={[plot, 6, 5]} />
        </>
      )}
    </>
  )
}
