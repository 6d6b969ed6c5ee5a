import { RollerDoor } from '../../isometric/building/Door.tsx'
import { plotView, Room } from '../../isometric/building/Room.tsx'
import { Shelf } from '../../isometric/building/Shelf.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Panel, Stripes } from '../../isometric/shapes/Face.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Forklift } from '../../isometric/things/Forklift.tsx'
import { Pallet } from '../../isometric/things/Pallet.tsx'

export function WarehouseScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Room floor="ground" walls={['sky', 'sky']} height={108} />
      <Stripes side="right" at={[6, 180, 0]} width={174} height={108} every={6} upright />
      <Stripes side="left" at={[6, 6, 0]} width={174} height={108} every={6} upright />
      <RollerDoor side="right" at={[6, 166, 0]} width={62} height={72} open={0.66} depth={20} />
      <Beam
        spots={[
          [6, 104, 0],
          [6, 166, 0],
          [52, 170, 0],
          [52, 98, 0],
        ]}
      />
      <Shelf
        at={[28, 10, 0]}
        size={[146, 36, 104]}
        tone="green"
        boards={[
          { up: 2, holds: <Goods at={[32, 14, 5]} sizes={[34, 28, 36, 30]} /> },
          { up: 37, holds: <Goods at={[32, 14, 40]} sizes={[28, 36, 26, 38]} /> },
          { up: 72, holds: <Goods at={[32, 14, 75]} sizes={[36, 30, 32, 26]} /> },
        ]}
      />
      <Panel tone="amber" from={[20, 60, 0]} to={[180, 63, 0]} />
      <Forklift at={[66, 92, 0]} />
      <Pallet at={[30, 138, 0]} />
      <CardboardBox at={[32, 140, 6]} size={[18, 15, 15]} />
      <CardboardBox at={[52, 140, 6]} size={[14, 15, 15]} tape="y" />
      <CardboardBox at={[32, 157, 6]} size={[16, 15, 15]} tape="y" />
      <CardboardBox at={[50, 157, 6]} size={[16, 15, 15]} label />
    </Scene>
  )
}

interface GoodsProps {
  at: readonly [number, number, number]
  sizes: readonly number[]
}

function Goods({ at: [x, y, z], sizes }: GoodsProps) {
  return sizes.map((width, index) => {
    const start = x + sizes.slice(0, index).reduce((sum, size) => sum + size + 3, 0)
    const tone = (['kraft', 'kraft', 'chalk', 'kraft', 'amber'] as const)[(width + index) % 5]
    return (
      <Box
        key={start}
        at={[start, y, z]}
        size={[width, 28, 14 + (width % 12)]}
        tone={tone ?? 'kraft'}
      />
    )
  })
}
