import { Bricks } from '../isometric/building/Bricks.tsx'
import { RollerDoor } from '../isometric/building/Door.tsx'
import { Plot, plotView } from '../isometric/building/Room.tsx'
import { Beam } from '../isometric/shapes/Beam.tsx'
import { Box } from '../isometric/shapes/Box.tsx'
import { On, Panel } from '../isometric/shapes/Face.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../isometric/things/CardboardBox.tsx'
import { Person } from '../isometric/things/Person.tsx'
import { PotPlant } from '../isometric/things/Plants.tsx'
import { Trolley } from '../isometric/things/Trolley.tsx'

/** Boxes roll towards an open, lit space. */
export function MoveInStep(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="grass" />
      <Panel tone="stone" from={[50, 82, 0]} to={[140, 180, 0]} />
      <Box at={[30, 26, 0]} size={[122, 56, 88]} tone="brick" shadow />
      <Bricks side="left" at={[30, 82, 0]} width={122} height={88} />
      <Bricks side="right" at={[152, 82, 0]} width={56} height={88} />
      <Box at={[26, 22, 88]} size={[130, 64, 7]} tone="chalk" />
      <Panel tone="slate" from={[31, 27, 95]} to={[151, 81, 95]} />
      <RollerDoor side="left" at={[54, 82, 0]} width={82} height={72} open={0.84} depth={44}>
        <CardboardBox at={[58, 42, 0]} size={[26, 24, 22]} tape="y" />
        <CardboardBox at={[60, 44, 22]} size={[20, 20, 14]} />
        <CardboardBox at={[88, 54, 0]} size={[20, 20, 16]} label />
      </RollerDoor>
      <On side="left" at={[95, 82, 80]}>
        <circle className="chalk top" r="6" />
        <text y="3">4</text>
      </On>
      <Beam
        spots={[
          [54, 82, 0],
          [136, 82, 0],
          [146, 136, 0],
          [46, 136, 0],
        ]}
      />
      <PotPlant at={[42, 92, 0]} />
      <CardboardBox at={[86, 98, 0]} size={[24, 22, 20]} shadow />
      <Trolley at={[64, 136, 0]}>
        <CardboardBox at={[74, 139, 12]} size={[26, 26, 22]} label />
        <CardboardBox at={[102, 141, 12]} size={[14, 22, 14]} tape="y" />
        <CardboardBox at={[76, 141, 34]} size={[20, 20, 14]} tape="y" />
      </Trolley>
      <Person at={[54, 162, 0]} shirt="amber" />
      <PotPlant at={[160, 150, 0]} size={1.3} pot="chalk" />
    </Scene>
  )
}
