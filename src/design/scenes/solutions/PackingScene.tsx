import { plotView, Room } from '../../isometric/building/Room.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Panel } from '../../isometric/shapes/Face.tsx'
import { Round } from '../../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox, OpenBox } from '../../isometric/things/CardboardBox.tsx'
import { FloorLamp } from '../../isometric/things/Lamp.tsx'
import { Person } from '../../isometric/things/Person.tsx'
import { PotPlant } from '../../isometric/things/Plants.tsx'
import { Sofa } from '../../isometric/things/Sofa.tsx'

/** A living room half packed: pale squares where the pictures hung. */
export function PackingScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Room floor="kraft" boards="y" walls={['sky', 'sky']} skirting="chalk" />
      <Window side="right" at={[6, 136, 36]} width={58} height={48} panes={[3, 2]} />
      <Panel tone="glass" from={[38, 6, 52]} to={[62, 6, 84]} />
      <Panel tone="glass" from={[70, 6, 60]} to={[92, 6, 82]} />
      <Sofa at={[14, 62, 0]} />
      <FloorLamp at={[24, 26, 0]} height={78} />
      <CardboardBox at={[108, 12, 0]} size={[32, 30, 28]} label shadow />
      <CardboardBox at={[144, 14, 0]} size={[28, 28, 24]} tape="y" shadow />
      <CardboardBox at={[112, 15, 28]} size={[24, 24, 20]} tape="y" />
      <Round at={[66, 24, 0]} radius={10} height={36} tone="chalk" shadow />
      <Round at={[66, 24, 36]} radius={4} height={1} tone="kraft" />
      <Person at={[96, 84, 0]} shirt="amber" />
      <OpenBox at={[124, 84, 0]} size={[34, 32, 24]} shadow>
        <Round at={[142, 98, 6]} radius={7} taper={5} height={24} tone="green" />
        <Box at={[128, 92, 8]} size={[6, 18, 20]} tone="chalk" />
      </OpenBox>
      <OpenBox at={[76, 128, 0]} size={[30, 28, 20]} shadow>
        <PotPlant at={[91, 142, 6]} size={1.2} />
      </OpenBox>
      <Round at={[134, 140, 0]} radius={8} height={6} tone="amber" shadow />
      <Round at={[134, 140, 6]} radius={4} height={0} tone="wood" />
      <CardboardBox at={[38, 150, 0]} size={[24, 22, 16]} shadow />
    </Scene>
  )
}
