import { Bricks } from '../../isometric/building/Bricks.tsx'
import { RollerDoor } from '../../isometric/building/Door.tsx'
import { Window } from '../../isometric/building/Window.tsx'
import { Beam } from '../../isometric/shapes/Beam.tsx'
import { On, Panel } from '../../isometric/shapes/Face.tsx'
import { Prism } from '../../isometric/shapes/Prism.tsx'
import { CardboardBox } from '../../isometric/things/CardboardBox.tsx'

export function WarehouseAtTheEnd() {
  return (
    <>
      <Prism
        axis="y"
        from={-124}
        to={-6}
        tone="brick"
        profile={[
          [6, 0],
          [146, 0],
          [146, 84],
          [76, 124],
          [6, 84],
        ]}
      />
      <Bricks side="left" at={[6, -6, 0]} width={140} height={84} />
      <Prism
        axis="y"
        from={-128}
        to={-2}
        tone="slate"
        profile={[
          [0, 80],
          [76, 123],
          [152, 80],
          [152, 86],
          [76, 130],
          [0, 86],
        ]}
      />
      <Window side="left" at={[14, -6, 20]} width={20} height={34} panes={[2, 3]} />
      <Window side="left" at={[118, -6, 20]} width={20} height={34} panes={[2, 3]} />
      <On side="left" at={[76, -6, 96]}>
        <circle className="pane lit" r="10" />
        <path className="pane" d="M-10 0h20M0-10v20" />
      </On>
      <Panel tone="green" from={[42, -6, 66]} to={[110, -6, 78]} />
      <On side="left" at={[76, -6, 72]}>
        <text className="pale" y="3.2">
          STORAGE
        </text>
      </On>
      <RollerDoor side="left" at={[42, -6, 0]} width={68} height={60} open={0.82} depth={38}>
        <CardboardBox at={[45, -40, 0]} size={[22, 22, 20]} tape="y" />
        <CardboardBox at={[47, -38, 20]} size={[16, 16, 12]} />
        <CardboardBox at={[70, -28, 0]} size={[18, 16, 15]} label />
      </RollerDoor>
      <Beam
        spots={[
          [42, -6, 0],
          [110, -6, 0],
          [120, 32, 0],
          [34, 32, 0],
        ]}
      />
    </>
  )
}
