import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Bricks } from '../../src/design/isometric/building/Bricks.tsx'
import { Room } from '../../src/design/isometric/building/Room.tsx'
import { Shelf } from '../../src/design/isometric/building/Shelf.tsx'
import { Window } from '../../src/design/isometric/building/Window.tsx'
import { Box } from '../../src/design/isometric/shapes/Box.tsx'
import { Panel, Stripes } from '../../src/design/isometric/shapes/Face.tsx'
import type { Spot, Tone } from '../../src/design/isometric/shapes/geometry.ts'
import { Round } from '../../src/design/isometric/shapes/Round.tsx'
import { Bicycle } from '../../src/design/isometric/things/Bicycle.tsx'
import { CardboardBox, OpenBox } from '../../src/design/isometric/things/CardboardBox.tsx'
import { Cat } from '../../src/design/isometric/things/Cat.tsx'
import { FloorLamp } from '../../src/design/isometric/things/Lamp.tsx'
import { MotorBike } from '../../src/design/isometric/things/MotorBike.tsx'
import { Pallet } from '../../src/design/isometric/things/Pallet.tsx'
import { PotPlant } from '../../src/design/isometric/things/Plants.tsx'
import { Sofa } from '../../src/design/isometric/things/Sofa.tsx'
import { Suitcase } from '../../src/design/isometric/things/Suitcase.tsx'
import { StorageTypeScene } from '../../src/design/scenes/StorageTypeScene.tsx'

export type Thing =
  | 'stack'
  | 'tower'
  | 'open'
  | 'suitcases'
  | 'drawers'
  | 'wardrobe'
  | 'drums'
  | 'tyres'
  | 'crates'
  | 'pallet'
  | 'plant'
  | 'lamp'
  | 'mattress'
  | 'cat'

export interface Interior {
  floor: Tone
  boards?: 'x' | 'y'
  walls: readonly [Tone, Tone]
  skirting?: Tone
  bricks?: boolean
  window?: 'left' | 'right' | 'both'
  /** What stands along the right wall, then along the left one. */
  back?: 'shelf' | 'sofa' | 'bicycle' | 'motorbike'
  side?: 'shelf' | 'bicycle'
  /** Nine places, row by row from the far corner; a dash leaves one free. */
  things: readonly (Thing | '-')[]
}

/** The inside of a space, furnished by a plan. */
export function interiorSvg(plan: Interior): string {
  return svg('-156 -82 312 234', <Inside {...plan} />)
}

/** A storage type as the site draws it, seen from close by. */
export function exteriorSvg(type: string): string {
  const markup = renderToStaticMarkup(<StorageTypeScene type={type as 'loft'} />)
  return markup.replace(/viewBox="[^"]*"/, 'viewBox="-166 -104 332 249"')
}

function svg(viewBox: string, children: ReactNode): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} aria-hidden>
      {children}
    </svg>,
  )
}

function Inside(plan: Interior) {
  const places = plan.things.map((thing, index) => {
    const [row, column] = [Math.floor(index / 3), index % 3]
    return { thing, x: 44 + column * 44, y: 46 + row * 44, index }
  })
  const fromTheBack = places.toSorted((a, b) => a.x + a.y - b.x - b.y)
  return (
    <>
      <Room floor={plan.floor} boards={plan.boards} walls={plan.walls} skirting={plan.skirting} />
      {plan.bricks && (
        <>
          <Bricks side="right" at={[6, 180, 0]} width={174} height={100} />
          <Bricks side="left" at={[6, 6, 0]} width={174} height={100} />
        </>
      )}
      {plan.window !== 'left' && plan.window && (
        <Window side="left" at={[96, 6, 58]} width={44} height={30} panes={[3, 1]} />
      )}
      {plan.window !== 'right' && plan.window && (
        <Window side="right" at={[6, 128, 54]} width={46} height={34} panes={[2, 1]} />
      )}
      {plan.back === 'shelf' && <Shelves at={[44, 9, 0]} />}
      {plan.back === 'sofa' && <Sofa at={[58, 10, 0]} />}
      {plan.back === 'bicycle' && <Bicycle at={[60, 12, 0]} side="left" />}
      {plan.side === 'bicycle' && <Bicycle at={[12, 140, 0]} side="right" tone="brick" />}
      {plan.side === 'shelf' && <Rack at={[9, 60, 0]} />}
      {plan.back === 'motorbike' && <MotorBike at={[60, 34, 0]} />}
      {fromTheBack.map(({ thing, x, y, index }) => (
        <g key={index}>{thing !== '-' && <Standing thing={thing} at={[x, y, 0]} odd={index} />}</g>
      ))}
    </>
  )
}

const colours: readonly Tone[] = ['green', 'amber', 'sky', 'brick', 'slate', 'leaf', 'chalk']
const colour = (index: number): Tone => colours[index % colours.length] ?? 'green'

function Standing({ thing, at: [x, y, z], odd }: { thing: Thing; at: Spot; odd: number }) {
  const shift = ((odd * 7) % 5) - 2
  switch (thing) {
    case 'stack':
      return (
        <>
          <CardboardBox at={[x, y, z]} size={[32, 28, 22]} label={odd % 2 === 0} shadow />
          <CardboardBox at={[x + 4 + shift, y + 3, 22]} size={[22, 21, 16]} tape="y" />
        </>
      )
    case 'tower':
      return (
        <>
          <CardboardBox at={[x, y, z]} size={[30, 28, 20]} tape="y" shadow />
          <CardboardBox at={[x + 1, y + 2, 20]} size={[28, 25, 18]} label />
          <CardboardBox at={[x + 4 + shift, y + 4, 38]} size={[20, 18, 14]} />
        </>
      )
    case 'open':
      return (
        <OpenBox at={[x, y, z]} size={[32, 28, 20]} shadow>
          <Box at={[x + 6, y + 6, 4]} size={[9, 14, 22]} tone={colour(odd)} />
          <Box at={[x + 18, y + 6, 4]} size={[8, 16, 19]} tone={colour(odd + 1)} />
        </OpenBox>
      )
    case 'suitcases':
      return (
        <>
          <Suitcase at={[x, y, z]} tone={colour(odd)} />
          <Suitcase at={[x + 6, y + 15, z]} tone={colour(odd + 2)} />
        </>
      )
    case 'drawers':
      return (
        <>
          <Box at={[x, y, z]} size={[36, 24, 34]} tone="wood" shadow />
          {[4, 14, 24].map(up => (
            <Panel key={up} tone="kraft" from={[x + 3, y + 24, up]} to={[x + 33, y + 24, up + 8]} />
          ))}
          <Round at={[x + 12, y + 12, 34]} radius={5} height={9} tone={colour(odd)} />
        </>
      )
    case 'wardrobe':
      return (
        <>
          <Box at={[x, y, z]} size={[34, 24, 62]} tone={odd % 2 ? 'wood' : 'chalk'} shadow />
          <Panel tone={colour(odd)} from={[x + 3, y + 24, 5]} to={[x + 16, y + 24, 57]} />
          <Panel tone={colour(odd)} from={[x + 18, y + 24, 5]} to={[x + 31, y + 24, 57]} />
        </>
      )
    case 'drums':
      return (
        <>
          <Round at={[x + 12, y + 10, z]} radius={10} height={26} tone={colour(odd)} shadow />
          <Round at={[x + 26, y + 24, z]} radius={9} height={20} tone={colour(odd + 3)} shadow />
        </>
      )
    case 'tyres':
      return (
        <>
          {[0, 8, 16].map(up => (
            <Round
              key={up}
              at={[x + 16, y + 15, up]}
              radius={14}
              height={7}
              tone="ink"
              shadow={up === 0}
            />
          ))}
          <Round at={[x + 16, y + 15, 23]} radius={6} height={1} tone="stone" />
        </>
      )
    case 'crates':
      return (
        <>
          <Box at={[x, y, z]} size={[32, 24, 16]} tone={colour(odd)} shadow />
          <Stripes side="left" at={[x, y + 24, 0]} width={32} height={16} every={5} />
          <Box at={[x + 3, y + 2, 16]} size={[28, 21, 15]} tone={colour(odd + 4)} />
          <Stripes side="left" at={[x + 3, y + 23, 16]} width={28} height={15} every={5} />
        </>
      )
    case 'pallet':
      return (
        <>
          <Pallet at={[x - 4, y - 4, z]} />
          <CardboardBox at={[x - 1, y, 8]} size={[36, 32, 18]} label />
          <CardboardBox at={[x + 2, y + 2, 26]} size={[30, 27, 15]} tape="y" />
        </>
      )
    case 'plant':
      return <PotPlant at={[x + 14, y + 14, z]} size={1.3} pot={colour(odd + 3)} />
    case 'lamp':
      return <FloorLamp at={[x + 14, y + 14, z]} height={66} />
    case 'mattress':
      return (
        <>
          <Box at={[x - 6, y, z]} size={[46, 8, 46]} tone="chalk" shadow />
          <Stripes side="left" at={[x - 6, y + 8, 0]} width={46} height={46} every={9} />
          <Box at={[x + 6, y + 12, z]} size={[22, 18, 14]} tone={colour(odd)} />
        </>
      )
    case 'cat':
      return <Cat at={[x + 14, y + 12, z]} />
  }
}

/** Long shelves along the wall on the right, with boxes and tins. */
function Shelves({ at: [x, y, z] }: { at: Spot }) {
  return (
    <Shelf
      at={[x, y, z]}
      size={[120, 24, 74]}
      tone="wood"
      boards={[2, 28, 54].map((up, board) => ({
        up,
        holds: (
          <>
            {[0, 1, 2, 3].map(place =>
              (place + board) % 3 === 2 ? (
                <Box
                  key={place}
                  at={[x + 6 + place * 29, y + 3, up + 3]}
                  size={[20, 17, 13]}
                  tone={colour(place + board)}
                />
              ) : (
                <CardboardBox
                  key={place}
                  at={[x + 5 + place * 29, y + 3, up + 3]}
                  size={[24, 18, 15 + ((place * 3 + board) % 4)]}
                  tape={place % 2 ? 'y' : 'x'}
                  label={(place + board) % 2 === 0}
                />
              ),
            )}
          </>
        ),
      }))}
    />
  )
}

/** A narrow rack along the wall on the left. */
function Rack({ at: [x, y, z] }: { at: Spot }) {
  return (
    <Shelf
      at={[x, y, z]}
      size={[24, 100, 62]}
      tone="slate"
      boards={[3, 32].map((up, board) => ({
        up,
        holds: (
          <>
            {[0, 1, 2].map(place => (
              <Box
                key={place}
                at={[x + 3, y + 6 + place * 31, up + 3]}
                size={[18, 24, 14 + ((place + board) % 3) * 3]}
                tone={colour(place * 2 + board)}
              />
            ))}
          </>
        ),
      }))}
    />
  )
}
