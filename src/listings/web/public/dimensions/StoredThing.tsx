import { Box, Shadow } from '#design/isometric/shapes/Box.tsx'
import { On } from '#design/isometric/shapes/Face.tsx'
import type { Spot } from '#design/isometric/shapes/geometry.ts'
import { Bicycle } from '#design/isometric/things/Bicycle.tsx'
import { CardboardBox } from '#design/isometric/things/CardboardBox.tsx'
import { Sofa } from '#design/isometric/things/Sofa.tsx'
import { Suitcase } from '#design/isometric/things/Suitcase.tsx'
import { boxSide, type Thing } from './space-plan.ts'

export function StoredThing({ thing }: { thing: Thing }) {
  switch (thing.kind) {
    case 'boxes':
      return <BoxStack at={thing.at} high={thing.high} />
    case 'sofa':
      return <Sofa at={thing.at} />
    case 'bicycle':
      return <Bicycle at={thing.at} side="right" tone="green" />
    case 'wardrobe':
      return <Wardrobe at={thing.at} />
    case 'washer':
      return <Washer at={thing.at} />
    case 'suitcase':
      return <Suitcase at={thing.at} />
    case 'table':
      return <Table at={thing.at} />
  }
}

function BoxStack({ at: [x, y, z], high }: { at: Spot; high: number }) {
  return Array.from({ length: high }, (_, level) => (
    <CardboardBox
      // biome-ignore lint/suspicious/noArrayIndexKey: a box in a stack is its level
      key={level}
      at={[x, y, z + level * boxSide]}
      size={[boxSide, boxSide, boxSide]}
      tape={(x + level) % 2 === 0 ? 'x' : 'y'}
      shadow={level === 0}
      label={(y + level) % 3 === 0}
    />
  ))
}

/** 60 by 60 cm, 1.80 m tall, doors to the right. */
function Wardrobe({ at: [x, y, z] }: { at: Spot }) {
  return (
    <>
      <Box at={[x, y, z]} size={[24, 24, 72]} tone="wood" shadow />
      <On side="right" at={[x + 24, y + 24, z]}>
        <path className="seam" d="M12-3V-69M3-3H21V-69H3z" />
        <path className="chalk line" d="M10-34v-6M14-34v-6" />
      </On>
    </>
  )
}

/** 60 by 60 cm, 85 cm tall. */
function Washer({ at: [x, y, z] }: { at: Spot }) {
  return (
    <>
      <Box at={[x, y, z]} size={[24, 24, 34]} tone="chalk" shadow />
      <On side="right" at={[x + 24, y + 24, z]}>
        <circle className="slate left" cx="12" cy="-15" r="8" />
        <circle className="glass left" cx="12" cy="-15" r="5.5" />
        <path className="seam" d="M2-28h20M4-31h6" />
      </On>
    </>
  )
}

/** 80 by 120 cm, 75 cm tall. */
function Table({ at: [x, y, z] }: { at: Spot }) {
  const legs: Spot[] = [
    [x + 1, y + 1, z],
    [x + 28, y + 1, z],
    [x + 1, y + 44, z],
    [x + 28, y + 44, z],
  ]
  return (
    <>
      <Shadow at={[x, y, z]} size={[32, 48, 20]} />
      {legs.map(leg => (
        <Box key={leg.join(' ')} at={leg} size={[3, 3, 27]} tone="wood" />
      ))}
      <Box at={[x, y, z + 27]} size={[32, 48, 3]} tone="wood" />
      <CardboardBox at={[x + 8, y + 8, z + 30]} size={[14, 14, 12]} tape="y" />
    </>
  )
}
