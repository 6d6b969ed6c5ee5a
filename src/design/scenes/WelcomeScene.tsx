import { Bricks } from '../isometric/building/Bricks.tsx'
import { Recess } from '../isometric/building/Door.tsx'
import { Plot, plotView } from '../isometric/building/Room.tsx'
import { Window } from '../isometric/building/Window.tsx'
import { Beam } from '../isometric/shapes/Beam.tsx'
import { Box } from '../isometric/shapes/Box.tsx'
import { On, Panel } from '../isometric/shapes/Face.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../isometric/things/CardboardBox.tsx'
import { Cat } from '../isometric/things/Cat.tsx'
import { Key } from '../isometric/things/Key.tsx'
import { PotPlant } from '../isometric/things/Plants.tsx'

/** An open door with the light on and the key under the mat. */
export function WelcomeScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="stone" />
      <Box at={[6, 20, 0]} size={[150, 30, 116]} tone="brick" shadow />
      <Bricks side="left" at={[6, 50, 0]} width={150} height={116} />
      <Box at={[2, 16, 116]} size={[158, 38, 5]} tone="slate" />
      <Panel tone="chalk" from={[40, 50, 0]} to={[92, 50, 104]} />
      <Window side="left" at={[45, 50, 84]} width={42} height={15} panes={[3, 1]} lit />
      <Recess side="left" at={[45, 50, 6]} width={42} height={74} depth={24}>
        <CardboardBox at={[50, 28, 6]} size={[16, 14, 13]} />
      </Recess>
      <Box at={[38, 50, 0]} size={[56, 16, 6]} tone="chalk" />
      <Panel tone="green" from={[45, 50, 6]} to={[45, 88, 80]} />
      <On side="right" at={[45, 88, 80]}>
        <path className="seam" d="M5 6h12v26H5zM22 6h12v26H22zM5 40h12v26H5zM22 40h12v26H22z" />
        <circle className="amber top" cx="5" cy="37" r="2.2" />
      </On>
      <Window side="left" at={[108, 50, 40]} width={36} height={46} panes={[2, 2]} />
      <Box at={[104, 50, 34]} size={[44, 5, 4]} tone="chalk" />
      <Beam
        spots={[
          [48, 66, 0],
          [94, 66, 0],
          [108, 132, 0],
          [48, 132, 0],
        ]}
      />
      <Panel tone="kraft" from={[50, 76, 0.5]} to={[96, 108, 0.5]} />
      <On side="top" at={[73, 95, 0.5]}>
        <text className="mat">HELLO</text>
      </On>
      <PotPlant at={[106, 66, 0]} size={1.5} />
      <PotPlant at={[22, 66, 0]} size={1.5} />
      <Cat at={[118, 150, 0]} />
      <CardboardBox at={[130, 116, 0]} size={[30, 28, 24]} label shadow />
      <Key at={[26, 140, 4]} side="top" />
    </Scene>
  )
}
