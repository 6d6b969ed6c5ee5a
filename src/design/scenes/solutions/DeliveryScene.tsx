import { Recess } from '../../isometric/building/Door.tsx'
import { Plot, plotView } from '../../isometric/building/Room.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Carried } from '../../isometric/shapes/Carried.tsx'
import { On, Panel } from '../../isometric/shapes/Face.tsx'
import { Prism } from '../../isometric/shapes/Prism.tsx'
import { Standing } from '../../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Person } from '../../isometric/things/Person.tsx'
import { Pin } from '../../isometric/things/Pin.tsx'
import { Tree } from '../../isometric/things/Plants.tsx'
import { Van } from '../../isometric/things/Van.tsx'

/** The van takes the boxes along a dotted way to a lit garage. */
export function DeliveryScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="grass" />
      <Panel tone="stone" from={[0, 76, 0]} to={[180, 142, 0]} />
      <Panel tone="stone" from={[118, 46, 0]} to={[150, 76, 0]} />
      <Tree at={[20, 30, 0]} height={82} />
      <Tree at={[56, 22, 0]} height={60} />
      <Box at={[84, 6, 0]} size={[72, 40, 44]} tone="chalk" />
      <Prism
        axis="x"
        from={84}
        to={156}
        tone="chalk"
        profile={[
          [6, 44],
          [46, 44],
          [26, 64],
        ]}
      />
      <Prism
        axis="x"
        from={80}
        to={160}
        tone="slate"
        profile={[
          [0, 39],
          [26, 64],
          [52, 39],
          [52, 43],
          [26, 69],
          [0, 43],
        ]}
      />
      <Recess side="left" at={[118, 46, 0]} width={30} height={32} depth={14}>
        <CardboardBox at={[121, 34, 0]} size={[12, 10, 10]} />
      </Recess>
      <Window side="left" at={[92, 46, 14]} width={16} height={16} panes={[2, 2]} lit />
      <Beam
        spots={[
          [118, 46, 0],
          [148, 46, 0],
          [154, 74, 0],
          [114, 74, 0],
        ]}
      />
      <Pin at={[132, 26, 69]} size={0.9} tone="amber" />
      <On side="top" at={[6, 136, 0]}>
        <path className="amber dashes" d="M0 0H128V-64" />
      </On>
      <Standing at={[6, 84, 0]} scale={0.76}>
        <Van at={[0, 0, 0]} />
      </Standing>
      <CardboardBox at={[20, 150, 0]} size={[20, 18, 15]} tape="y" shadow label />
      <CardboardBox at={[22, 151, 15]} size={[15, 15, 11]} />
      <CardboardBox at={[46, 154, 0]} size={[16, 16, 13]} shadow />
      <Person at={[96, 162, 0]} shirt="amber" scale={0.66}>
        <Carried />
      </Person>
    </Scene>
  )
}
