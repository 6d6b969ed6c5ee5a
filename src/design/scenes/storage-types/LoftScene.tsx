import { Plot, plotView } from '../../isometric/building/Room.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Face, On, Panel, Stripes } from '../../isometric/shapes/Face.tsx'
import { type Spot, track } from '../../isometric/shapes/geometry.ts'
import { Prism } from '../../isometric/shapes/Prism.tsx'
import { Standing } from '../../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox, OpenBox } from '../../isometric/things/CardboardBox.tsx'
import { Cat } from '../../isometric/things/Cat.tsx'
import { Suitcase } from '../../isometric/things/Suitcase.tsx'

const eaves = 8
const ridge = 124
/** A spot on the right slope of the roof, `up` from the eaves. */
const onSlope = (up: number, y: number): Spot => [
  170 - ((up - eaves) * 80) / (ridge - eaves),
  y,
  up,
]

export function LoftScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="kraft" />
      <Stripes side="top" at={[0, 0, 0]} width={180} height={180} every={12} upright />
      <Face
        tone="chalk"
        side="left"
        spots={[
          [10, 0, 0],
          [170, 0, 0],
          [170, 0, eaves],
          [90, 0, ridge],
          [10, 0, eaves],
        ]}
      />
      <On side="left" at={[86, 0, 66]}>
        <circle className="pane" r="17" />
        <path className="pane" d="M-17 0h34M0-17v34" />
      </On>
      <Panel tone="leaf" from={[10, 0, 0]} to={[10, 180, eaves]} />
      <Face
        tone="leaf"
        side="right"
        spots={[
          [10, 0, eaves],
          [10, 180, eaves],
          [90, 180, ridge],
          [90, 0, ridge],
        ]}
      />
      <Face
        tone="slate"
        side="left"
        spots={[onSlope(0, -2), onSlope(ridge, -2), onSlope(ridge, 10), onSlope(0, 10)]}
      />
      <CardboardBox at={[26, 10, 0]} size={[32, 30, 26]} shadow label />
      <CardboardBox at={[32, 14, 26]} size={[22, 22, 16]} tape="y" />
      <CardboardBox at={[62, 12, 0]} size={[26, 26, 20]} tape="y" shadow />
      <Truss y={62} />
      <Standing at={[90, 62, ridge - 12]}>
        <path className="ink line" d="M0 0v26" />
        <circle className="beam" cy="32" r="15" />
        <circle className="glow top" cy="32" r="6" />
      </Standing>
      <Suitcase at={[28, 84, 0]} tone="green" />
      <Suitcase at={[34, 98, 0]} />
      <OpenBox at={[78, 84, 0]} size={[34, 30, 22]} shadow>
        <Box at={[84, 90, 4]} size={[10, 16, 24]} tone="green" />
        <Box at={[97, 90, 4]} size={[8, 18, 21]} tone="chalk" />
      </OpenBox>
      <Cat at={[44, 146, 0]} />
      <CardboardBox at={[112, 30, 0]} size={[24, 24, 18]} shadow />
      <Hatch />
      <Face
        tone="slate"
        side="left"
        spots={[onSlope(0, -2), onSlope(32, -2), onSlope(32, 178), onSlope(0, 178)]}
      />
      <Face
        tone="slate"
        side="top"
        spots={[onSlope(32, -2), onSlope(34, -2), onSlope(34, 178), onSlope(32, 178)]}
      />
      <path
        className="seam"
        d={[8, 16, 24].map(up => track([onSlope(up, -2), onSlope(up, 178)])).join('')}
      />
      <Truss y={170} />
      <Box at={[87, -2, ridge - 6]} size={[6, 182, 7]} tone="wood" />
    </Scene>
  )
}

/** A pair of rafters; the roof between them is taken away. */
function Truss({ y }: { y: number }) {
  return (
    <>
      <Prism
        axis="y"
        from={y}
        to={y + 5}
        tone="wood"
        profile={[
          [10, 0],
          [16, 0],
          [16, eaves],
          [93, ridge - 6],
          [90, ridge],
          [10, eaves + 2],
        ]}
      />
      <Prism
        axis="y"
        from={y}
        to={y + 5}
        tone="wood"
        profile={[
          [164, 0],
          [170, 0],
          [170, eaves + 2],
          [90, ridge],
          [87, ridge - 6],
          [164, eaves],
        ]}
      />
    </>
  )
}

/** The way up: an opening in the floor, light below, and the head of a ladder. */
function Hatch() {
  return (
    <>
      <Panel tone="glow" from={[84, 128, 0]} to={[128, 166, 0]} />
      <Face
        tone="wood"
        side="left"
        spots={[
          [84, 128, 0],
          [128, 128, 0],
          [128, 138, 0],
          [94, 138, 0],
        ]}
      />
      <Face
        tone="wood"
        side="right"
        spots={[
          [84, 128, 0],
          [94, 138, 0],
          [94, 166, 0],
          [84, 166, 0],
        ]}
      />
      <On side="left" at={[98, 154, 0]}>
        <path className="slate line" d="M0 8v-36M20 8v-36M0 3h20M0-6h20M0-15h20M0-24h20" />
      </On>
    </>
  )
}
