import { Plot, plotView } from '../isometric/building/Room.tsx'
import { Panel } from '../isometric/shapes/Face.tsx'
import { outline, type Spot, type Tone } from '../isometric/shapes/geometry.ts'
import { Prism } from '../isometric/shapes/Prism.tsx'
import { Standing } from '../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { Pin } from '../isometric/things/Pin.tsx'

const river: readonly Spot[] = [
  [0, 150, 0],
  [40, 146, 0],
  [84, 160, 0],
  [130, 152, 0],
  [180, 164, 0],
  [180, 178, 0],
  [128, 167, 0],
  [82, 175, 0],
  [38, 161, 0],
  [0, 165, 0],
]

/** A map in the shape of a small town, where three spare spaces glow. */
export function FindStep(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Plot tone="ground" />
      <path className="water" d={outline(river)} />
      <Panel tone="paper" from={[58, 0, 0]} to={[66, 180, 0]} />
      <Panel tone="paper" from={[120, 0, 0]} to={[128, 180, 0]} />
      <Panel tone="paper" from={[0, 54, 0]} to={[180, 62, 0]} />
      <Panel tone="paper" from={[0, 108, 0]} to={[180, 116, 0]} />
      <Panel tone="grass" from={[70, 66, 0]} to={[116, 104, 0]} />
      <House at={[8, 14, 0]} size={[20, 34, 24]} tone="brick" />
      <House at={[30, 14, 0]} size={[20, 34, 20]} tone="chalk" />
      <House at={[72, 12, 0]} size={[42, 34, 18]} tone="sky" />
      <House at={[134, 10, 0]} size={[38, 38, 26]} tone="glow" />
      <House at={[10, 70, 0]} size={[40, 30, 20]} tone="glow" />
      <Trees />
      <House at={[134, 68, 0]} size={[18, 34, 22]} tone="chalk" />
      <House at={[154, 68, 0]} size={[18, 34, 18]} tone="brick" />
      <House at={[10, 122, 0]} size={[18, 20, 16]} tone="kraft" />
      <House at={[72, 122, 0]} size={[42, 24, 20]} tone="glow" />
      <House at={[134, 122, 0]} size={[34, 20, 18]} tone="sky" />
      <Pin at={[153, 29, 37]} size={0.9} />
      <Pin at={[30, 85, 30]} size={0.9} />
      <Pin at={[93, 134, 30]} size={1.5} tone="amber" />
    </Scene>
  )
}

interface HouseProps {
  at: Spot
  size: Spot
  tone: Tone
}

function House({ at: [x, y, z], size: [width, depth, height], tone }: HouseProps) {
  const [far, near] = [y, y + depth]
  return (
    <>
      <Prism
        axis="x"
        from={x}
        to={x + width}
        tone={tone}
        profile={[
          [far, z],
          [near, z],
          [near, z + height],
          [y + depth / 2, z + height + 11],
          [far, z + height],
        ]}
        edges={{ 2: 'slate', 3: 'slate' }}
      />
      {tone === 'glow' && (
        <path
          className="beam"
          d={outline([
            [x - 5, near + 12, z],
            [x, near, z],
            [x + width, near, z],
            [x + width, far, z],
            [x + width + 10, far - 3, z],
            [x + width + 10, near + 12, z],
          ])}
        />
      )}
    </>
  )
}

function Trees() {
  return [
    [80, 76],
    [102, 78],
    [92, 94],
  ].map(([x = 0, y = 0]) => (
    <Standing key={x} at={[x, y, 0]}>
      <circle className="green left" cy="-9" r="8" />
      <circle className="leaf left" cx="-1.5" cy="-10.5" r="6" />
    </Standing>
  ))
}
