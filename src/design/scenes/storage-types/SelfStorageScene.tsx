import { RollerDoor } from '../../isometric/building/Door.tsx'
import { Plot, plotView } from '../../isometric/building/Room.tsx'
import { Stairs } from '../../isometric/building/Stairs.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { On, Panel, Stripes } from '../../isometric/shapes/Face.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Trolley } from '../../isometric/things/Trolley.tsx'

const bays = [12, 59, 106] as const

export function SelfStorageScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot />
      <Panel tone="amber" from={[0, 164, 0]} to={[180, 168, 0]} />
      <Box at={[6, 14, 0]} size={[146, 58, 114]} tone="sky" shadow />
      <Stripes side="top" at={[6, 14, 114]} width={146} height={58} every={10} upright />
      <Stripes side="right" at={[152, 72, 0]} width={58} height={114} every={6} upright />
      <Panel tone="green" from={[6, 72, 50]} to={[152, 72, 60]} />
      <Panel tone="green" from={[152, 14, 50]} to={[152, 72, 60]} />
      {bays.map((x, bay) => (
        <RollerDoor
          key={x}
          side="left"
          at={[x, 72, 60]}
          width={41}
          height={44}
          tone="amber"
          open={bay === 0 ? 0.35 : 0}
          depth={16}
        />
      ))}
      {bays.map((x, bay) => (
        <On key={x} side="left" at={[x + 20, 72, 55]}>
          <text className="pale" y="3">
            {bay + 12}
          </text>
        </On>
      ))}
      <RollerDoor side="left" at={[12, 72, 0]} width={41} height={46} />
      <RollerDoor side="left" at={[59, 72, 0]} width={41} height={46} open={0.88} depth={26}>
        <CardboardBox at={[60, 50, 0]} size={[16, 18, 13]} />
        <CardboardBox at={[61, 51, 13]} size={[13, 15, 10]} tape="y" />
        <Box at={[78, 58, 0]} size={[8, 10, 20]} tone="green" />
      </RollerDoor>
      <RollerDoor side="left" at={[106, 72, 0]} width={41} height={46} />
      <Beam
        spots={[
          [59, 72, 0],
          [100, 72, 0],
          [108, 116, 0],
          [53, 116, 0],
        ]}
      />
      <Stairs from={16} to={42} foot={140} head={76} rise={60} steps={6} tone="slate" />
      <Trolley at={[92, 108, 0]}>
        <CardboardBox at={[100, 111, 12]} size={[26, 26, 20]} label />
        <CardboardBox at={[128, 113, 12]} size={[16, 22, 15]} tape="y" />
        <CardboardBox at={[102, 113, 32]} size={[20, 20, 13]} tape="y" />
      </Trolley>
    </Scene>
  )
}
