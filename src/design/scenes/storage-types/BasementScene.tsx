import { Bricks } from '../../isometric/building/Bricks.tsx'
import { Recess } from '../../isometric/building/Door.tsx'
import { Plot, plotView } from '../../isometric/building/Room.tsx'
import { Shelf } from '../../isometric/building/Shelf.tsx'
import { Stairs } from '../../isometric/building/Stairs.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Panel } from '../../isometric/shapes/Face.tsx'
import { Round } from '../../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Cat } from '../../isometric/things/Cat.tsx'
import { PotPlant, Tree } from '../../isometric/things/Plants.tsx'
import { Suitcase } from '../../isometric/things/Suitcase.tsx'

export function BasementScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="stone" />
      <Box at={[0, 0, 0]} size={[24, 180, 84]} tone="wood" />
      <Box at={[24, 0, 0]} size={[156, 24, 84]} tone="wood" />
      <Box at={[0, 0, 84]} size={[24, 180, 6]} tone="grass" />
      <Box at={[24, 0, 84]} size={[156, 24, 6]} tone="grass" />
      <Panel tone="brick" from={[24, 24, 0]} to={[24, 180, 82]} />
      <Panel tone="brick" from={[24, 24, 0]} to={[180, 24, 82]} />
      <Bricks side="right" at={[24, 180, 0]} width={156} height={82} />
      <Bricks side="left" at={[24, 24, 0]} width={156} height={82} />
      <Tree at={[12, 12, 90]} height={30} />
      <Cat at={[92, 12, 90]} />
      <PotPlant at={[140, 12, 90]} size={0.7} />
      <Window side="left" at={[68, 24, 56]} width={34} height={18} panes={[3, 1]} />
      <Stairs from={24} to={58} foot={166} head={62} rise={90} steps={9} tone="kraft" />
      <Recess side="right" at={[58, 100, 0]} width={34} height={42} depth={15}>
        <CardboardBox at={[44, 73, 0]} size={[12, 15, 12]} />
      </Recess>
      <LadenShelf />
      <CardboardBox at={[64, 28, 0]} size={[32, 28, 24]} shadow label />
      <CardboardBox at={[68, 30, 24]} size={[24, 22, 18]} tape="y" />
      <Suitcase at={[88, 86, 0]} tone="green" />
      <Round at={[156, 84, 0]} radius={13} height={28} tone="wood" shadow />
      <CardboardBox at={[110, 124, 0]} size={[32, 28, 24]} tape="y" shadow />
      <CardboardBox at={[146, 130, 0]} size={[22, 20, 16]} shadow />
    </Scene>
  )
}

function LadenShelf() {
  return (
    <Shelf
      at={[104, 28, 0]}
      size={[68, 22, 62]}
      tone="wood"
      boards={[
        {
          up: 3,
          holds: (
            <>
              <CardboardBox at={[108, 29, 6]} size={[26, 18, 18]} tape="y" />
              <CardboardBox at={[138, 29, 6]} size={[28, 18, 20]} label />
            </>
          ),
        },
        {
          up: 34,
          holds: (
            <>
              {[0, 1, 2, 3].map(jar => (
                <Round
                  key={jar}
                  at={[114 + jar * 12, 40, 37]}
                  radius={4}
                  height={11}
                  tone={jar % 2 ? 'amber' : 'green'}
                />
              ))}
            </>
          ),
        },
      ]}
    />
  )
}
