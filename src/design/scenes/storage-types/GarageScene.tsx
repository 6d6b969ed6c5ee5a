import { Bricks } from '../../isometric/building/Bricks.tsx'
import { RollerDoor } from '../../isometric/building/Door.tsx'
import { Plot, plotView } from '../../isometric/building/Room.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { On, Panel } from '../../isometric/shapes/Face.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { Bicycle } from '../../isometric/things/Bicycle.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Cat } from '../../isometric/things/Cat.tsx'
import { PotPlant } from '../../isometric/things/Plants.tsx'

export function GarageScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="grass" />
      <Panel tone="stone" from={[8, 90, 0]} to={[154, 180, 0]} />
      <Box at={[8, 26, 0]} size={[146, 64, 70]} tone="brick" shadow />
      <Bricks side="left" at={[8, 90, 0]} width={146} height={70} />
      <Bricks side="right" at={[154, 90, 0]} width={64} height={70} />
      <Box at={[4, 22, 70]} size={[154, 72, 7]} tone="chalk" />
      <Panel tone="slate" from={[9, 27, 77]} to={[153, 89, 77]} />
      <RollerDoor side="left" at={[17, 90, 0]} width={58} height={54} />
      <RollerDoor side="left" at={[87, 90, 0]} width={58} height={54} open={0.8} depth={32}>
        <CardboardBox at={[90, 62, 0]} size={[20, 20, 17]} tape="y" />
        <CardboardBox at={[91, 64, 17]} size={[17, 17, 12]} />
        <CardboardBox at={[112, 74, 0]} size={[15, 13, 15]} />
      </RollerDoor>
      {[7, 8].map(number => (
        <On key={number} side="left" at={[number * 70 - 444, 90, 62]}>
          <circle className="chalk top" r="5.5" />
          <text y="3">{number}</text>
        </On>
      ))}
      <Beam
        spots={[
          [87, 90, 0],
          [145, 90, 0],
          [156, 138, 0],
          [82, 138, 0],
        ]}
      />
      <Cat at={[40, 84, 77]} />
      <Bicycle at={[28, 100, 0]} side="left" />
      <PotPlant at={[80, 99, 0]} size={0.8} />
      <CardboardBox at={[58, 130, 0]} size={[28, 24, 20]} shadow label />
      <CardboardBox at={[62, 133, 20]} size={[19, 18, 13]} tape="y" />
      <CardboardBox at={[96, 142, 0]} size={[22, 20, 17]} tape="y" shadow />
      <PotPlant at={[166, 130, 0]} size={1.2} pot="chalk" />
    </Scene>
  )
}
