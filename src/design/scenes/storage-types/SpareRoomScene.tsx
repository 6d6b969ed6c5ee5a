import { plotView, Room } from '../../isometric/building/Room.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Panel } from '../../isometric/shapes/Face.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox, OpenBox } from '../../isometric/things/CardboardBox.tsx'
import { Cat } from '../../isometric/things/Cat.tsx'
import { FloorLamp } from '../../isometric/things/Lamp.tsx'
import { PotPlant } from '../../isometric/things/Plants.tsx'
import { Suitcase } from '../../isometric/things/Suitcase.tsx'

export function SpareRoomScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Room floor="kraft" boards="x" walls={['leaf', 'leaf']} skirting="chalk" />
      <Window side="right" at={[6, 126, 38]} width={56} height={44} panes={[2, 2]} />
      <Box at={[6, 68, 34]} size={[5, 60, 3]} tone="chalk" />
      <Panel tone="amber" from={[6, 130, 30]} to={[6, 141, 88]} />
      <Panel tone="amber" from={[6, 55, 30]} to={[6, 66, 88]} />
      <Panel tone="chalk" from={[40, 6, 50]} to={[74, 6, 84]} />
      <Panel tone="sky" from={[44, 6, 54]} to={[70, 6, 80]} />
      <Panel tone="green" from={[44, 6, 54]} to={[70, 6, 62]} />
      <Panel tone="chalk" from={[70, 60, 0]} to={[164, 160, 0]} />
      <Panel tone="amber" from={[76, 66, 0]} to={[158, 154, 0]} />
      <Panel tone="chalk" from={[80, 70, 0]} to={[154, 150, 0]} />
      <FloorLamp at={[22, 22, 0]} height={72} />
      <CardboardBox at={[104, 12, 0]} size={[30, 28, 26]} label shadow />
      <CardboardBox at={[138, 12, 0]} size={[30, 30, 24]} tape="y" shadow />
      <CardboardBox at={[108, 14, 26]} size={[24, 24, 20]} tape="y" />
      <CardboardBox at={[141, 14, 24]} size={[24, 24, 18]} label />
      <CardboardBox at={[111, 17, 46]} size={[18, 18, 12]} />
      <Suitcase at={[66, 14, 0]} />
      <Box at={[10, 62, 0]} size={[50, 6, 34]} tone="wood" />
      <Box at={[12, 68, 4]} size={[46, 96, 8]} tone="wood" shadow />
      <Box at={[12, 68, 12]} size={[46, 96, 8]} tone="chalk" />
      <Box at={[18, 71, 20]} size={[34, 18, 6]} tone="chalk" />
      <Box at={[11, 96, 13]} size={[48, 69, 8]} tone="green" />
      <Panel tone="amber" from={[11, 98, 21.2]} to={[59, 106, 21.2]} />
      <Cat at={[34, 140, 21]} tone="amber" />
      <PotPlant at={[164, 60, 0]} size={1.2} />
      <OpenBox at={[92, 110, 0]} size={[32, 30, 22]} shadow>
        <Box at={[98, 116, 4]} size={[12, 14, 22]} tone="sky" />
        <Box at={[111, 116, 4]} size={[6, 16, 24]} tone="amber" />
      </OpenBox>
    </Scene>
  )
}
