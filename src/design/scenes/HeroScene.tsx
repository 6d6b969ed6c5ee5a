import { Box } from '../isometric/shapes/Box.tsx'
import { Carried } from '../isometric/shapes/Carried.tsx'
import { On, Panel } from '../isometric/shapes/Face.tsx'
import { Standing } from '../isometric/shapes/Round.tsx'
import { type PictureProps, Scene } from '../isometric/shapes/Scene.tsx'
import { CardboardBox } from '../isometric/things/CardboardBox.tsx'
import { StreetLamp } from '../isometric/things/Lamp.tsx'
import { Person } from '../isometric/things/Person.tsx'
import { Tree } from '../isometric/things/Plants.tsx'
import { Van } from '../isometric/things/Van.tsx'
import { GardenWithGarage } from './hero/GardenWithGarage.tsx'
import { Terrace } from './hero/Terrace.tsx'
import { WarehouseAtTheEnd } from './hero/WarehouseAtTheEnd.tsx'

/** A street where the spare spaces glow: warehouse, loft, spare room, cellar, shed and garage. */
export function HeroScene(props: PictureProps) {
  return (
    <Scene viewBox="-140 -168 852 590" {...props}>
      <circle className="disc" cx="282" cy="92" r="240" />
      <Box at={[-8, -140, -10]} size={[684, 280, 10]} tone="grass" />
      <Panel tone="ground" from={[-8, -12, 0]} to={[676, 32, 0]} />
      <Panel tone="chalk" from={[-8, 32, 0]} to={[676, 35, 0]} />
      <Panel tone="stone" from={[-8, 35, 0]} to={[676, 116, 0]} />
      <On side="top" at={[0, 76, 0]}>
        <path className="chalk dashes" d="M-8 0H416M472 0H676" />
        <path className="chalk zebra" d="M446-38V38" />
      </On>
      <WarehouseAtTheEnd />
      <Terrace />
      <GardenWithGarage />
      <StreetLamp at={[158, 24, 0]} height={78} />
      <StreetLamp at={[488, 24, 0]} height={78} />
      <Standing at={[196, 44, 0]} scale={0.72}>
        <Van at={[0, 0, 0]} />
      </Standing>
      <CardboardBox at={[320, 10, 0]} size={[13, 12, 10]} tape="y" shadow label />
      <CardboardBox at={[321, 11, 10]} size={[10, 10, 8]} />
      <Person at={[388, 22, 0]} shirt="amber" scale={0.54}>
        <Carried />
      </Person>
      <Person at={[560, 26, 0]} skin="wood" scale={0.54} turned />
      <Tree at={[48, 129, 0]} height={64} />
      <Tree at={[300, 129, 0]} height={54} />
      <Tree at={[640, 128, 0]} height={68} />
    </Scene>
  )
}
