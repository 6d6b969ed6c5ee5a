import { RollerDoor } from '../../isometric/building/Door.tsx'
import { Plot, plotView } from '../../isometric/building/Room.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { On } from '../../isometric/shapes/Face.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { Bicycle } from '../../isometric/things/Bicycle.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Cat } from '../../isometric/things/Cat.tsx'
import { FloorLamp } from '../../isometric/things/Lamp.tsx'
import { PotPlant } from '../../isometric/things/Plants.tsx'
import { Suitcase } from '../../isometric/things/Suitcase.tsx'

/** A cardboard box as large as a room, with a roller door. */
export function SelfStorageSolutionScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot />
      <CardboardBox at={[12, 16, 0]} size={[140, 88, 94]} shadow />
      <RollerDoor side="left" at={[30, 104, 0]} width={88} height={72} open={0.84} depth={48}>
        <Box at={[38, 62, 0]} size={[24, 30, 30]} tone="green" />
        <CardboardBox at={[38, 62, 30]} size={[20, 24, 14]} />
        <CardboardBox at={[66, 76, 0]} size={[22, 22, 18]} tape="y" />
      </RollerDoor>
      <On side="left" at={[126, 104, 78]}>
        <path className="chalk left" d="M0 0h20v26H0z" />
        <path className="green line" d="M5 7h10M5 13h7" />
        <path className="amber line" d="M5 20h4" />
      </On>
      <On side="right" at={[152, 104, 0]}>
        <path
          className="wood line"
          d="M18-14h36M26-22v-20M19-36l7-7 7 7M46-22v-20M39-36l7-7 7 7"
          strokeWidth="3.5"
        />
      </On>
      <Beam
        spots={[
          [30, 104, 0],
          [118, 104, 0],
          [130, 160, 0],
          [22, 160, 0],
        ]}
      />
      <Cat at={[46, 70, 94]} />
      <PotPlant at={[136, 116, 0]} size={1.3} />
      <FloorLamp at={[24, 122, 0]} />
      <Suitcase at={[44, 130, 0]} />
      <Bicycle at={[92, 150, 0]} side="left" tone="green" />
      <CardboardBox at={[52, 152, 0]} size={[24, 22, 18]} shadow label />
    </Scene>
  )
}
