import { Plot, plotView } from '../isometric/building/Room.tsx'
import { Box } from '../isometric/shapes/Box.tsx'
import { Face, On, Panel } from '../isometric/shapes/Face.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../isometric/things/CardboardBox.tsx'
import { Cat } from '../isometric/things/Cat.tsx'
import { StreetLamp } from '../isometric/things/Lamp.tsx'
import { Tree } from '../isometric/things/Plants.tsx'
import { Van } from '../isometric/things/Van.tsx'

/** A van at a barrier where the road ends, and a box without a name. */
export function NotFoundScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="grass" />
      <Panel tone="stone" from={[0, 30, 0]} to={[172, 128, 0]} />
      <On side="top" at={[0, 79, 0]}>
        <path className="chalk dashes" d="M0 0H160" />
      </On>
      <Tree at={[30, 14, 0]} height={84} />
      <Tree at={[110, 12, 0]} height={64} />
      <StreetLamp at={[160, 18, 0]} height={96} />
      <Van at={[-2, 44, 0]} />
      <Barrier />
      <Cat at={[20, 146, 0]} tone="amber" />
      <CardboardBox at={[62, 138, 0]} size={[30, 28, 24]} tape="y" shadow />
      <On side="left" at={[94, 168, 0]}>
        <path className="ink line" d="M-2-15q10-14 18-8" />
        <path className="chalk left" d="M12-30l8-7h22v28H12z" />
        <text className="big" x="28" y="-15">
          ?
        </text>
      </On>
    </Scene>
  )
}

function Barrier() {
  const stripe = (from: number) => (
    <Face
      key={from}
      tone="amber"
      side="right"
      spots={[
        [169, from, 24],
        [169, from - 10, 24],
        [169, from - 16, 38],
        [169, from - 6, 38],
      ]}
    />
  )
  return (
    <>
      <Box at={[165, 46, 0]} size={[4, 4, 24]} tone="slate" shadow />
      <Box at={[165, 110, 0]} size={[4, 4, 24]} tone="slate" shadow />
      <Box at={[164, 36, 24]} size={[5, 88, 14]} tone="chalk" />
      {[122, 102, 82, 62].map(stripe)}
    </>
  )
}
