import { Bricks } from '../../isometric/building/Bricks.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Face, Panel } from '../../isometric/shapes/Face.tsx'
import type { Spot, Tone } from '../../isometric/shapes/geometry.ts'
import { Prism } from '../../isometric/shapes/Prism.tsx'
import { Round } from '../../isometric/shapes/Round.tsx'

const startsAt = 166
const houseWidth = 68
const eavesHeight = 90
const ridgeHeight = 134
const houseDepth = 104

/** A spot on the front slope of the roof, `up` above the ground. */
const onRoof = (x: number, up: number): Spot => [
  x,
  ((eavesHeight - up) * houseDepth) / 2 / (ridgeHeight - eavesHeight),
  up,
]

export function Terrace() {
  const ends = startsAt + 3 * houseWidth
  return (
    <>
      <Prism
        axis="x"
        from={startsAt}
        to={ends}
        tone="brick"
        profile={[
          [-houseDepth, 0],
          [0, 0],
          [0, eavesHeight],
          [-houseDepth / 2, ridgeHeight],
          [-houseDepth, eavesHeight],
        ]}
        edges={{ 2: 'slate', 3: 'slate' }}
      />
      <Bricks side="right" at={[ends, 0, 0]} width={houseDepth} height={eavesHeight} />
      <House at={startsAt} wall="chalk" door="green" />
      <House at={startsAt + houseWidth} wall="brick" door="amber" spareRoom />
      <House at={startsAt + 2 * houseWidth} wall="sky" door="green" cellar />
      <Panel tone="chalk" from={[startsAt, 0, eavesHeight - 4]} to={[ends, 0, eavesHeight]} />
      <Dormer at={startsAt + 20} />
      <OpenLoft at={startsAt + 2 * houseWidth + 12} />
      {[1, 2, 3].map(wall => (
        <Chimney key={wall} at={startsAt + wall * houseWidth - (wall === 3 ? 8 : 0)} />
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
      <Panel tone={wall} from={[x, 0, 0]} to={[x + houseWidth, 0, eavesHeight]} />
      {wall === 'brick' && (
        <Bricks side="left" at={[x, 0, 0]} width={houseWidth} height={eavesHeight} />
      )}
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
  const ridge = -houseDepth / 2
  return (
    <>
      <Box at={[x - 6, ridge - 10, ridgeHeight - 10]} size={[12, 20, 30]} tone="brick" />
      <Box at={[x - 7, ridge - 11, ridgeHeight + 20]} size={[14, 22, 3]} tone="chalk" />
      <Round at={[x, ridge, ridgeHeight + 23]} radius={2.8} height={8} tone="amber" />
    </>
  )
}
