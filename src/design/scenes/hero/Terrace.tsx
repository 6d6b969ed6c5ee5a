import { Bricks } from '../../isometric/building/Bricks.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Face, Panel } from '../../isometric/shapes/Face.tsx'
import type { Spot, Tone } from '../../isometric/shapes/geometry.ts'
import { Prism } from '../../isometric/shapes/Prism.tsx'
import { Round } from '../../isometric/shapes/Round.tsx'

const STARTS = 166
const WIDTH = 68
const EAVES = 90
const RIDGE = 134
const DEPTH = 104

/** A spot on the front slope of the roof, `up` above the ground. */
const onRoof = (x: number, up: number): Spot => [
  x,
  ((EAVES - up) * DEPTH) / 2 / (RIDGE - EAVES),
  up,
]

export function Terrace() {
  const ends = STARTS + 3 * WIDTH
  return (
    <>
      <Prism
        axis="x"
        from={STARTS}
        to={ends}
        tone="brick"
        profile={[
          [-DEPTH, 0],
          [0, 0],
          [0, EAVES],
          [-DEPTH / 2, RIDGE],
          [-DEPTH, EAVES],
        ]}
        edges={{ 2: 'slate', 3: 'slate' }}
      />
      <Bricks side="right" at={[ends, 0, 0]} width={DEPTH} height={EAVES} />
      <House at={STARTS} wall="chalk" door="green" />
      <House at={STARTS + WIDTH} wall="brick" door="amber" spareRoom />
      <House at={STARTS + 2 * WIDTH} wall="sky" door="green" cellar />
      <Panel tone="chalk" from={[STARTS, 0, EAVES - 4]} to={[ends, 0, EAVES]} />
      <Dormer at={STARTS + 20} />
      <OpenLoft at={STARTS + 2 * WIDTH + 12} />
      {[1, 2, 3].map(wall => (
        <Chimney key={wall} at={STARTS + wall * WIDTH - (wall === 3 ? 8 : 0)} />
      ))}
    </>
  )
}

interface HouseProps {
  at: number
  wall: Tone
  door: Tone
  spareRoom?: boolean
  cellar?: boolean
}

function House({ at: x, wall, door, spareRoom, cellar }: HouseProps) {
  return (
    <>
      <Panel tone={wall} from={[x, 0, 0]} to={[x + WIDTH, 0, EAVES]} />
      {wall === 'brick' && <Bricks side="left" at={[x, 0, 0]} width={WIDTH} height={EAVES} />}
      <Window
        side="left"
        at={[x + 9, 0, 52]}
        width={24}
        height={26}
        panes={[2, 2]}
        lit={spareRoom}
      />
      {spareRoom && <Panel tone="kraft" from={[x + 11, 0, 53]} to={[x + 22, 0, 63]} />}
      <Window side="left" at={[x + 44, 0, 52]} width={16} height={26} />
      <Panel tone={door} from={[x + 45, 0, 3]} to={[x + 59, 0, 34]} />
      <Window side="left" at={[x + 45, 0, 34]} width={14} height={7} lit />
      <Panel tone="chalk" from={[x + 43, 7, 0]} to={[x + 61, 7, 3]} />
      <Panel tone="stone" from={[x + 43, 0, 3]} to={[x + 61, 7, 3]} />
      <Panel tone="chalk" from={[x + 6, 9, 0]} to={[x + 36, 9, 40]} />
      <Panel tone="chalk" from={[x + 36, 0, 0]} to={[x + 36, 9, 40]} />
      <Window side="left" at={[x + 9, 9, 13]} width={24} height={22} panes={[3, 1]} />
      <Box at={[x + 4, 0, 40]} size={[34, 12, 4]} tone="slate" />
      {cellar && <Panel tone="glow" from={[x + 9, 9, 1]} to={[x + 33, 9, 8]} />}
    </>
  )
}

function Dormer({ at: x }: { at: number }) {
  const front = onRoof(0, 98)[1]
  return (
    <>
      <Box at={[x, front - 34, 98]} size={[30, 34, 22]} tone="chalk" />
      <Window side="left" at={[x + 4, front, 101]} width={22} height={16} panes={[2, 1]} lit />
      <Box at={[x - 2, front - 36, 120]} size={[34, 38, 3]} tone="slate" />
    </>
  )
}

/** A piece of roof taken away over a loft full of boxes. */
function OpenLoft({ at: x }: { at: number }) {
  return (
    <>
      <Face
        tone="glow"
        side="left"
        spots={[onRoof(x, 97), onRoof(x + 40, 97), onRoof(x + 40, 129), onRoof(x, 129)]}
      />
      <Box at={[x + 2, -34, 97]} size={[13, 12, 11]} tone="kraft" />
      <Box at={[x + 17, -30, 97]} size={[14, 12, 9]} tone="kraft" />
      <Box at={[x + 4, -32, 108]} size={[9, 9, 7]} tone="green" />
    </>
  )
}

function Chimney({ at: x }: { at: number }) {
  const ridge = -DEPTH / 2
  return (
    <>
      <Box at={[x - 6, ridge - 10, RIDGE - 10]} size={[12, 20, 30]} tone="brick" />
      <Box at={[x - 7, ridge - 11, RIDGE + 20]} size={[14, 22, 3]} tone="chalk" />
      <Round at={[x, ridge, RIDGE + 23]} radius={2.8} height={8} tone="amber" />
    </>
  )
}
