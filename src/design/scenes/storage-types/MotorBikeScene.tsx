import { Bricks } from '../../isometric/building/Bricks.tsx'
import { RollerDoor } from '../../isometric/building/Door.tsx'
import { plotView, Room } from '../../isometric/building/Room.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { On, Panel } from '../../isometric/shapes/Face.tsx'
import { Round } from '../../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { MotorBike } from '../../isometric/things/MotorBike.tsx'

export function MotorBikeScene(props: PictureProps) {
  return (
    <Scene viewBox={plotView} {...props}>
      <Room floor="stone" walls={['brick', 'brick']} height={104} />
      <Bricks side="right" at={[6, 180, 0]} width={174} height={104} />
      <Bricks side="left" at={[6, 6, 0]} width={174} height={104} />
      <RollerDoor side="right" at={[6, 168, 0]} width={82} height={84} open={0.72} depth={16} />
      <Beam
        spots={[
          [6, 86, 0],
          [6, 168, 0],
          [70, 174, 0],
          [70, 78, 0],
        ]}
      />
      <Panel tone="kraft" from={[26, 6, 44]} to={[92, 6, 88]} />
      <On side="left" at={[26, 6, 88]}>
        <g className="ink line">
          <path d="M10 10v20M7 8l3 3 3-3M22 9v24M22 9h5M36 12v14M33 28l3-3 3 3M50 8h8l-4 6zM54 14v18" />
        </g>
        <path className="amber line" d="M22 24v10M54 24v9" />
      </On>
      <Box at={[110, 6, 58]} size={[60, 18, 4]} tone="wood" />
      <Helmet at={[126, 15, 62]} />
      <Round at={[150, 15, 62]} radius={6} height={15} tone="green" />
      <Round at={[160, 17, 62]} radius={4} height={10} tone="amber" />
      <Box at={[26, 12, 0]} size={[46, 26, 34]} tone="green" shadow />
      <Panel tone="ink" from={[30, 38, 8]} to={[68, 38, 9]} />
      <Panel tone="ink" from={[30, 38, 17]} to={[68, 38, 18]} />
      <Panel tone="ink" from={[30, 38, 26]} to={[68, 38, 27]} />
      {[0, 9, 18].map(up => (
        <Round key={up} at={[156, 36, up]} radius={18} height={8} tone="ink" />
      ))}
      <Round at={[156, 36, 26]} radius={9} height={0} tone="slate" />
      <Panel tone="chalk" from={[40, 84, 0]} to={[160, 136, 0]} />
      <Panel tone="amber" from={[44, 88, 0]} to={[156, 132, 0]} />
      <Panel tone="ground" from={[46, 90, 0]} to={[154, 130, 0]} />
      <MotorBike at={[60, 112, 0]} />
      <CardboardBox at={[144, 150, 0]} size={[26, 22, 18]} shadow label />
    </Scene>
  )
}

function Helmet({ at }: { at: readonly [number, number, number] }) {
  return (
    <>
      <Round at={at} radius={7} height={2} tone="ink" />
      <On side="left" at={[at[0], at[1], at[2]]}>
        <path className="amber left" d="M-9-1c-2-9 2-16 10-16s11 7 9 16z" />
        <path className="ink left" d="M2-11h8c1 3 1 5 0 7H2z" />
      </On>
    </>
  )
}
