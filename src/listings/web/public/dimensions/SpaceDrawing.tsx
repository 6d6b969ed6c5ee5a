import type { ReactNode } from 'react'
import { Box } from '#design/isometric/shapes/Box.tsx'
import { On } from '#design/isometric/shapes/Face.tsx'
import { project, type Spot, tenth, track } from '#design/isometric/shapes/geometry.ts'
import { Scene } from '#design/isometric/shapes/Scene.tsx'
import { Person } from '#design/isometric/things/Person.tsx'
import { StoredThing } from './StoredThing.tsx'
import {
  lengthText,
  type SpacePlan,
  unitsFromFeet,
  unitsPerMetre,
  wallHeight,
} from './space-plan.ts'

interface SpaceDrawingProps {
  plan: SpacePlan
  title: string
  className?: string
  /** Things that are not part of the plan; farthest first. */
  children?: ReactNode
}

const wall = 4
const slab = 6
const letterWidth = 5

/** The two near walls are left out so that one sees inside. The person beside it is 1.70 m tall. */
export function SpaceDrawing({ plan, title, className, children }: SpaceDrawingProps) {
  const width = unitsFromFeet(plan.widthFeet)
  const depth = unitsFromFeet(plan.depthFeet)
  const largest = (width + depth) / 190
  return (
    <Scene viewBox={viewBox(width, depth)} title={title} className={className}>
      <Box
        at={[-wall, -wall, -slab]}
        size={[width + wall, depth + wall, slab]}
        tone="stone"
        shadow
      />
      <path className="seam" d={metreLines(width, depth)} />
      <Box at={[-wall, -wall, 0]} size={[wall, depth + wall, wallHeight]} tone="chalk" />
      <Box at={[0, -wall, 0]} size={[width, wall, wallHeight]} tone="chalk" />
      {plan.things.map(thing => (
        <StoredThing key={`${thing.kind} ${thing.at.join(' ')}`} thing={thing} />
      ))}
      {children}
      <Person at={[width + 26, Math.min(depth * 0.3, 34), 0]} scale={1.14} shirt="amber" turned />
      <Measure
        side="left"
        from={[0, depth, -slab]}
        length={width}
        text={lengthText(plan.widthFeet)}
        largest={largest}
      />
      <Measure
        side="right"
        from={[width, depth, -slab]}
        length={depth}
        text={lengthText(plan.depthFeet)}
        largest={largest}
      />
    </Scene>
  )
}

interface MeasureProps {
  side: 'left' | 'right'
  from: Spot
  length: number
  text: string
  /** So that letters have the same size in every drawing. */
  largest: number
}

function Measure({ side, from, length, text, largest }: MeasureProps) {
  const scale = Math.min(length / (text.length * letterWidth), largest)
  const line = `M0 6v6M0 9H${tenth(length)}M${tenth(length)} 6v6`
  return (
    <On side={side} at={from}>
      <path d={line} className="fill-none! stroke-ink-soft" strokeWidth="1" />
      <text
        transform={`translate(${tenth(length / 2)} ${tenth(12 + 9 * scale)}) scale(${scale.toFixed(2)})`}
        className="fill-ink!"
      >
        {text}
      </text>
    </On>
  )
}

function metreLines(width: number, depth: number): string {
  const lines: [Spot, Spot][] = []
  for (let x = unitsPerMetre; x < width; x += unitsPerMetre)
    lines.push([
      [x, 0, 0],
      [x, depth, 0],
    ])
  for (let y = unitsPerMetre; y < depth; y += unitsPerMetre)
    lines.push([
      [0, y, 0],
      [width, y, 0],
    ])
  return lines.map(track).join('')
}

/** In the same units for all drawings, so that several can stand side by side to scale. */
export function drawnWidth({ widthFeet, depthFeet }: SpacePlan): number {
  return frameOf(unitsFromFeet(widthFeet), unitsFromFeet(depthFeet)).across
}

function viewBox(width: number, depth: number): string {
  const { left, top, across, down } = frameOf(width, depth)
  return [left, top, across, down].map(tenth).join(' ')
}

function frameOf(width: number, depth: number) {
  const margin = 8
  const left = project([0, depth, 0])[0] - margin - wall
  const right = Math.max(project([width, 0, 0])[0], project([width + 40, 20, 0])[0] + 14) + margin
  const top = -wallHeight - wall - margin
  const bottom = project([width, depth, 0])[1] + 34
  return { left, top, across: right - left, down: bottom - top }
}
