import { Recess } from '../isometric/building/Door.tsx'
import { Plot, plotView } from '../isometric/building/Room.tsx'
import { Box } from '../isometric/shapes/Box.tsx'
import { Face, Panel } from '../isometric/shapes/Face.tsx'
import { Standing } from '../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { TiltedBox } from '../isometric/shapes/TiltedBox.tsx'
import { CardboardBox } from '../isometric/things/CardboardBox.tsx'
import { Cat } from '../isometric/things/Cat.tsx'

/** A stack of boxes that has fallen over. */
export function ErrorScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot />
      <Standing at={[12, 8, 0]}>
        <CardboardBox at={[16, 26, 0]} size={[50, 46, 38]} tape="y" label shadow />
        <CardboardBox at={[74, 26, 0]} size={[34, 38, 28]} shadow />
        <TiltedBox at={[125, 26, 0]} size={[36, 36, 30]} turn={-35} />
        <CardboardBox at={[20, 30, 38]} size={[32, 38, 26]} />
        <TiltedBox at={[54, 30, 43.8]} size={[36, 36, 30]} turn={26} />
        <Cat at={[34, 48, 64]} />
        <Spilled />
      </Standing>
    </Scene>
  )
}

/** On its side, open to the right, its things on the ground. */
function Spilled() {
  return (
    <>
      <Box at={[40, 104, 0]} size={[52, 46, 40]} tone="kraft" shadow />
      <Panel tone="amber" from={[40, 150, 17]} to={[92, 150, 23]} />
      <Recess side="right" at={[92, 150, 0]} width={46} height={40} depth={26} tone="wood" />
      <Box at={[80, 112, 0]} size={[10, 16, 12]} tone="green" />
      <Face
        tone="kraft"
        side="right"
        spots={[
          [92, 104, 0],
          [108, 98, 3],
          [108, 98, 37],
          [92, 104, 40],
        ]}
      />
      <Face
        tone="kraft"
        side="top"
        spots={[
          [92, 104, 40],
          [92, 150, 40],
          [110, 148, 46],
          [110, 106, 46],
        ]}
      />
      <Face
        tone="kraft"
        side="top"
        spots={[
          [92, 104, 0],
          [92, 150, 0],
          [112, 148, 0],
          [112, 106, 0],
        ]}
      />
      <Box at={[104, 112, 0]} size={[26, 18, 5]} tone="green" shadow />
      <Box at={[108, 110, 5]} size={[22, 16, 4]} tone="amber" />
      <Box at={[106, 112, 9]} size={[20, 15, 4]} tone="sky" />
      <Standing at={[136, 146, 0]}>
        <ellipse className="cast" cx="8" cy="-1" rx="14" ry="6" />
        <circle className="amber left" cy="-11" r="12" />
        <path
          className="chalk left"
          d="M-11.5-14c8 4 16 4 23 0 1 3 .5 6-.5 8-7 4-14 4-22 0-1-2-1-5-.5-8z"
        />
      </Standing>
      <Face
        tone="kraft"
        side="left"
        spots={[
          [92, 150, 0],
          [108, 156, 3],
          [108, 156, 37],
          [92, 150, 40],
        ]}
      />
    </>
  )
}
