import { Recess, RollerDoor } from '../../isometric/building/Door.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { Box } from '../../isometric/shapes/Box.tsx'
import { Panel, Stripes } from '../../isometric/shapes/Face.tsx'
import { Prism } from '../../isometric/shapes/Prism.tsx'
import { Standing } from '../../isometric/shapes/Round.tsx'
import { Bicycle } from '../../isometric/things/Bicycle.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'
import { Cat } from '../../isometric/things/Cat.tsx'
import { PotPlant, Tree } from '../../isometric/things/Plants.tsx'

export function GardenWithGarage() {
  return (
    <>
      <Tree at={[474, -116, 0]} height={84} />
      <Standing at={[394, -90, 0]}>
        <Shed />
      </Standing>
      <Box at={[371, -6, 0]} size={[124, 4, 14]} tone="brick" />
      <Box at={[370, -7, 14]} size={[126, 6, 2]} tone="chalk" />
      <Cat at={[420, -4, 16]} />
      <Standing at={[516, -12, 0]}>
        <Garage />
      </Standing>
      <Tree at={[640, -80, 0]} height={60} />
    </>
  )
}

function Shed() {
  return (
    <>
      <Box at={[0, 0, 0]} size={[58, 42, 34]} tone="wood" shadow />
      <Prism
        axis="x"
        from={0}
        to={58}
        tone="wood"
        profile={[
          [0, 34],
          [42, 34],
          [21, 52],
        ]}
      />
      <Stripes side="left" at={[0, 42, 0]} width={58} height={34} every={6} />
      <Prism
        axis="x"
        from={-4}
        to={62}
        tone="slate"
        profile={[
          [-5, 29],
          [21, 51],
          [47, 29],
          [47, 33],
          [21, 56],
          [-5, 33],
        ]}
      />
      <Recess side="left" at={[8, 42, 0]} width={20} height={27} depth={9} />
      <Box at={[13, 30, 0]} size={[8, 8, 8]} tone="kraft" />
      <Window side="left" at={[36, 42, 11]} width={16} height={13} panes={[2, 2]} lit />
      <Beam
        spots={[
          [8, 42, 0],
          [28, 42, 0],
          [32, 74, 0],
          [4, 74, 0],
        ]}
      />
    </>
  )
}

function Garage() {
  return (
    <>
      <Panel tone="chalk" from={[6, 0, 0]} to={[88, 44, 0]} />
      <Box at={[0, -72, 0]} size={[94, 72, 50]} tone="kraft" shadow />
      <Box at={[-4, -76, 50]} size={[102, 80, 5]} tone="chalk" />
      <Panel tone="slate" from={[0, -72, 55]} to={[94, 0, 55]} />
      <Window side="right" at={[94, -44, 18]} width={22} height={18} panes={[2, 1]} />
      <RollerDoor side="left" at={[12, 0, 0]} width={70} height={42} open={0.84} depth={30}>
        <CardboardBox at={[15, -26, 0]} size={[17, 15, 14]} tape="y" />
        <CardboardBox at={[16, -25, 14]} size={[13, 13, 9]} />
        <CardboardBox at={[38, -18, 0]} size={[14, 13, 11]} />
      </RollerDoor>
      <Beam
        spots={[
          [12, 0, 0],
          [82, 0, 0],
          [94, 46, 0],
          [4, 46, 0],
        ]}
      />
      <PotPlant at={[90, 8, 0]} size={0.8} />
      <Standing at={[102, -6, 0]} scale={0.72}>
        <Bicycle at={[0, 0, 0]} side="right" tone="green" />
      </Standing>
    </>
  )
}
