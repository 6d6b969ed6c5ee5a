import { Recess } from '../../isometric/building/Door.tsx'
import { Plot, plotView } from '../../isometric/building/Room.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { On, Panel, Stripes } from '../../isometric/shapes/Face.tsx'
import { Prism } from '../../isometric/shapes/Prism.tsx'
import { Standing } from '../../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Cat } from '../../isometric/things/Cat.tsx'
import { PotPlant, Tree } from '../../isometric/things/Plants.tsx'

export function ShedScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="grass" />
      <Box at={[2, 2, 0]} size={[4, 174, 36]} tone="kraft" />
      <Box at={[6, 2, 0]} size={[172, 4, 36]} tone="kraft" />
      <Stripes side="right" at={[6, 176, 0]} width={170} height={36} every={8} upright />
      <Stripes side="left" at={[6, 6, 0]} width={172} height={36} every={8} upright />
      <Tree at={[34, 26, 0]} height={96} />
      <Box at={[52, 34, 0]} size={[92, 66, 54]} tone="wood" shadow />
      <Prism
        axis="x"
        from={52}
        to={144}
        tone="wood"
        profile={[
          [34, 54],
          [100, 54],
          [67, 84],
        ]}
      />
      <Stripes side="left" at={[52, 100, 0]} width={92} height={54} every={7} />
      <Stripes side="right" at={[144, 100, 0]} width={66} height={54} every={7} />
      <Prism
        axis="x"
        from={46}
        to={150}
        tone="slate"
        profile={[
          [26, 46],
          [67, 83],
          [108, 46],
          [108, 51],
          [67, 88],
          [26, 51],
        ]}
      />
      <Recess side="left" at={[62, 100, 0]} width={32} height={44} depth={18}>
        <CardboardBox at={[64, 84, 0]} size={[13, 13, 12]} />
        <Box at={[66, 86, 12]} size={[10, 10, 9]} tone="green" />
      </Recess>
      <Panel tone="green" from={[62, 100, 0]} to={[62, 130, 44]} />
      <Stripes side="right" at={[62, 130, 0]} width={30} height={44} every={6} upright />
      <Window side="left" at={[108, 100, 18]} width={24} height={20} panes={[2, 2]} lit />
      <Beam
        spots={[
          [64, 100, 0],
          [94, 100, 0],
          [102, 136, 0],
          [64, 136, 0],
        ]}
      />
      {[
        [84, 118],
        [92, 138],
        [100, 158],
      ].map(([x = 0, y = 0]) => (
        <Panel key={y} tone="stone" from={[x - 12, y - 7, 0]} to={[x + 8, y + 7, 0]} />
      ))}
      <Cat at={[120, 67, 88]} />
      <PotPlant at={[112, 112, 0]} />
      <PotPlant at={[130, 110, 0]} size={0.8} pot="amber" />
      <On side="right" at={[146, 92, 0]}>
        <path className="kraft line" d="M8-8 14-40M10-42l8 2" />
        <path className="slate left" d="M4-10l8 1-2 12-4 2-3-5z" />
      </On>
      <Standing at={[40, 134, 0]}>
        <ellipse className="cast" cx="4" rx="12" ry="5" />
        <path className="slate left" d="M-7-14H6L7 0A12 5 0 0 1-8 0z" />
        <path className="slate line" d="M6-3l9-10M-5-14c0-9 9-9 9 0" />
      </Standing>
      <CardboardBox at={[134, 136, 0]} size={[26, 24, 20]} shadow label />
    </Scene>
  )
}
