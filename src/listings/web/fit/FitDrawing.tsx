import { Box } from '#design/isometric/shapes/Box.tsx'
import type { Tone } from '#design/isometric/shapes/geometry.ts'
import { CardboardBox } from '#design/isometric/things/CardboardBox.tsx'
import type { FitPlan, Stack } from '#listings/rules/fit/plan-fit.ts'
import type { ThingCounts } from '#listings/rules/fit/things.ts'
import { SpaceDrawing } from '../public/dimensions/SpaceDrawing.tsx'
import { unitsPerMetre } from '../public/dimensions/space-plan.ts'
import { copy, thingsText } from './copy.ts'

const units = (centimetres: number) => (centimetres / 100) * unitsPerMetre

interface FitDrawingProps {
  fit: NonNullable<FitPlan['fit']>
  counts: ThingCounts
  className?: string
}

/** Back wall first, so that nearer things are drawn over farther ones. */
export default function FitDrawing({ fit: { space, stacks }, counts, className }: FitDrawingProps) {
  const farthestFirst = [...stacks].sort((one, other) => one.y - other.y || one.x - other.x)
  return (
    <SpaceDrawing
      plan={{ ...space, things: [] }}
      title={copy.drawing(space.feet, thingsText(counts))}
      className={className}
    >
      {farthestFirst.map(stack => (
        <DrawnStack key={`${stack.x} ${stack.y}`} stack={stack} />
      ))}
    </SpaceDrawing>
  )
}

function DrawnStack({ stack: { thing, high, x, y, width, depth } }: { stack: Stack }) {
  const isBox = thing.kind.endsWith('-box')
  return Array.from({ length: high }, (_, level) => {
    const shape = {
      at: [units(x), units(y), units(level * thing.height)],
      size: [units(width), units(depth), units(thing.height)],
      shadow: level === 0,
    } satisfies Omit<Parameters<typeof Box>[0], 'tone'>
    return isBox ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a box in a stack is its level
      <CardboardBox key={level} {...shape} tape={level % 2 === 0 ? 'x' : 'y'} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a box in a stack is its level
      <Box key={level} {...shape} tone={tones[thing.kind] ?? 'wood'} />
    )
  })
}

/** Everything not named here is drawn as wood. */
const tones: Record<string, Tone> = {
  suitcase: 'green',
  bicycle: 'amber',
  armchair: 'leaf',
  'sofa-2': 'green',
  'sofa-3': 'green',
  'single-bed': 'chalk',
  'double-bed': 'chalk',
  'washing-machine': 'chalk',
  fridge: 'chalk',
  television: 'slate',
  'motor-bike': 'slate',
}
