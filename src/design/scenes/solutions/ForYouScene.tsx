import { Bricks } from '../../isometric/building/Bricks.tsx'
import { RollerDoor } from '../../isometric/building/Door.tsx'
import { Plot, plotView } from '../../isometric/building/Room.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { On, Panel } from '../../isometric/shapes/Face.tsx'
import { Prism } from '../../isometric/shapes/Prism.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Cat } from '../../isometric/things/Cat.tsx'
import { Person } from '../../isometric/things/Person.tsx'
import { PotPlant, Tree } from '../../isometric/things/Plants.tsx'

/** Somebody with a garage to spare hands the key to somebody with boxes. */
export function ForYouScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="grass" />
      <Panel tone="stone" from={[96, 76, 0]} to={[156, 180, 0]} />
      <Panel tone="chalk" from={[58, 80, 0]} to={[78, 180, 0]} />
      <Box at={[10, 16, 0]} size={[82, 64, 72]} tone="brick" />
      <Prism
        axis="x"
        from={10}
        to={92}
        tone="brick"
        profile={[
          [16, 72],
          [80, 72],
          [48, 102],
        ]}
      />
      <Bricks side="left" at={[10, 80, 0]} width={82} height={72} />
      <Prism
        axis="x"
        from={6}
        to={96}
        tone="slate"
        profile={[
          [8, 65],
          [48, 101],
          [88, 65],
          [88, 70],
          [48, 107],
          [8, 70],
        ]}
      />
      <Box at={[70, 36, 92]} size={[12, 12, 28]} tone="brick" />
      <Window side="left" at={[18, 80, 45]} width={22} height={20} panes={[2, 2]} />
      <Window side="left" at={[58, 80, 45]} width={22} height={20} panes={[2, 2]} lit />
      <Window side="left" at={[18, 80, 10]} width={26} height={24} panes={[2, 2]} />
      <Panel tone="chalk" from={[55, 80, 0]} to={[79, 80, 40]} />
      <Panel tone="green" from={[58, 80, 2]} to={[76, 80, 37]} />
      <On side="left" at={[58, 80, 37]}>
        <path className="seam" d="M3 4h5v10H3zM10 4h5v10h-5zM3 18h5v12H3zM10 18h5v12h-5z" />
      </On>
      <Box at={[92, 26, 0]} size={[66, 50, 50]} tone="chalk" shadow />
      <Box at={[90, 24, 50]} size={[70, 54, 5]} tone="slate" />
      <RollerDoor side="left" at={[100, 76, 0]} width={50} height={42} open={0.84} depth={24}>
        <CardboardBox at={[103, 56, 0]} size={[15, 14, 13]} />
        <CardboardBox at={[122, 58, 0]} size={[12, 13, 11]} tape="y" />
      </RollerDoor>
      <Beam
        spots={[
          [100, 76, 0],
          [150, 76, 0],
          [158, 120, 0],
          [94, 120, 0],
        ]}
      />
      <Cat at={[146, 70, 55]} />
      <PotPlant at={[50, 90, 0]} size={0.8} />
      <PotPlant at={[86, 90, 0]} size={0.8} />
      <Tree at={[24, 140, 0]} height={56} />
      <Person at={[92, 138, 0]} skin="wood" scale={0.66} />
      <On side="left" at={[104, 136, 19]}>
        <path className="amber line" d="M0 0h9M6 0v3M9 0v3" />
        <circle className="amber line" cx="-2.5" r="2.5" />
      </On>
      <Person at={[122, 134, 0]} shirt="amber" hair="wood" scale={0.66} turned />
      <CardboardBox at={[140, 132, 0]} size={[20, 18, 15]} shadow label />
      <CardboardBox at={[142, 134, 15]} size={[15, 14, 11]} tape="y" />
      <CardboardBox at={[136, 154, 0]} size={[16, 15, 12]} shadow />
    </Scene>
  )
}
