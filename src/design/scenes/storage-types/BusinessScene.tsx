import { plotView, Room } from '../../isometric/building/Room.tsx'
import { Posts, Shelf } from '../../isometric/building/Shelf.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { corners, On, Panel, Stripes, sideOf } from '../../isometric/shapes/Face.tsx'
import { outline, type Spot, type Tone } from '../../isometric/shapes/geometry.ts'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { PotPlant } from '../../isometric/things/Plants.tsx'

const garments: readonly Tone[] = ['chalk', 'amber', 'sky', 'kraft', 'chalk', 'brick', 'amber']

export function BusinessScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Room floor="ground" walls={['green', 'green']} skirting="chalk" />
      <Stripes side="top" at={[6, 6, 0]} width={174} height={174} every={29} />
      <Rail at={[12, 40, 0]} />
      <Shelf
        at={[66, 9, 0]}
        size={[108, 26, 88]}
        tone="amber"
        boards={[2, 31, 60].map(up => ({ up, holds: <Archive at={[71, 12, up + 3]} /> }))}
      />
      <Posts
        at={[
          [66, 92, 0],
          [136, 92, 0],
          [66, 128, 0],
        ]}
        height={28}
        thick={4}
        tone="ink"
      />
      <CardboardBox at={[84, 98, 0]} size={[28, 26, 20]} tape="y" shadow />
      <Posts at={[[136, 128, 0]]} height={28} thick={4} tone="ink" />
      <Box at={[62, 88, 28]} size={[82, 46, 4]} tone="wood" />
      <Box at={[74, 93, 32]} size={[10, 5, 4]} tone="ink" />
      <Box at={[68, 94, 36]} size={[24, 3, 18]} tone="ink" />
      <Panel tone="sky" from={[69.5, 97, 37.5]} to={[90.5, 97, 52.5]} />
      <CardboardBox at={[100, 98, 32]} size={[26, 22, 16]} label />
      <Panel tone="chalk" from={[72, 112, 32]} to={[88, 124, 32]} />
      <PotPlant at={[164, 56, 0]} size={1.2} />
      <Box at={[20, 140, 0]} size={[48, 28, 3]} tone="kraft" shadow />
      <Box at={[22, 142, 3]} size={[48, 28, 3]} tone="kraft" />
      <CardboardBox at={[118, 150, 0]} size={[24, 22, 18]} label shadow />
      <CardboardBox at={[146, 146, 0]} size={[20, 22, 24]} tape="y" shadow />
    </Scene>
  )
}

/** Four boxes of papers as wide as a board: one path for each kind of face. */
function Archive({ at: [x, y, z] }: { at: Spot }) {
  const [front, lid, top] = [y + 19, z + 12, z + 17]
  return (
    <>
      <Four tone="kraft" from={[x + 21, y, z]} to={[x + 21, front, top]} />
      <Four tone="kraft" from={[x, front, z]} to={[x + 21, front, lid]} />
      <Four tone="chalk" from={[x, front, lid]} to={[x + 21, front, top]} />
      <Four tone="chalk" from={[x, y, top]} to={[x + 21, front, top]} />
      <Four tone="ink" from={[x + 7, front, z + 6]} to={[x + 14, front, z + 8]} />
    </>
  )
}

interface FourProps {
  tone: Tone
  from: Spot
  to: Spot
}

function Four({ tone, from, to }: FourProps) {
  const rectangles = [0, 25, 50, 75].map(shift =>
    outline(corners([from[0] + shift, from[1], from[2]], [to[0] + shift, to[1], to[2]])),
  )
  return <path className={`${tone} ${sideOf(from, to)}`} d={rectangles.join('')} />
}

/** Stock on hangers, along the left wall. */
function Rail({ at: [x, y, z] }: { at: Spot }) {
  return (
    <>
      <On side="right" at={[x + 14, y + 90, z]}>
        <path className="ink line" d="M2 0V-68H86V0" />
      </On>
      {garments.map((tone, place) => {
        const hem = 16 + ((place * 5) % 12)
        const back = y + 10 + place * 10
        return <Box key={back} at={[x + 3, back, z + hem]} size={[22, 4, 60 - hem]} tone={tone} />
      })}
    </>
  )
}
