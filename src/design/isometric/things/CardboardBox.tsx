import type { ReactNode } from 'react'
import { Box, type BoxProps } from '../shapes/Box.tsx'
import { Face, Panel } from '../shapes/Face.tsx'
import type { Spot } from '../shapes/geometry.ts'

interface CardboardBoxProps extends Omit<BoxProps, 'tone'> {
  /** The axis the tape runs along. */
  tape?: 'x' | 'y'
  label?: boolean
}

export function CardboardBox({ at, size, shadow, tape = 'x', label }: CardboardBoxProps) {
  const [x, y, z] = at
  const [width, depth, height] = size
  const [right, front, top] = [x + width, y + depth, z + height]
  const across = tape === 'x' ? depth : width
  const band = Math.max(3, across * 0.16)
  const near = (tape === 'x' ? y : x) + (across - band) / 2
  const drop = top - height * 0.28
  return (
    <>
      <Box at={at} size={size} tone="kraft" shadow={shadow} />
      {tape === 'x' ? (
        <>
          <Panel tone="amber" from={[x, near, top]} to={[right, near + band, top]} />
          <Panel tone="amber" from={[right, near, drop]} to={[right, near + band, top]} />
        </>
      ) : (
        <>
          <Panel tone="amber" from={[near, y, top]} to={[near + band, front, top]} />
          <Panel tone="amber" from={[near, front, drop]} to={[near + band, front, top]} />
        </>
      )}
      {label && (
        <Panel
          tone="chalk"
          from={[x + width * 0.14, front, z + height * 0.18]}
          to={[x + width * 0.46, front, z + height * 0.46]}
        />
      )}
    </>
  )
}

interface OpenBoxProps {
  at: Spot
  size: Spot
  shadow?: boolean
  /** What comes out of the box: drawn behind its near sides. */
  children?: ReactNode
}

export function OpenBox({ at, size, shadow, children }: OpenBoxProps) {
  const [x, y, z] = at
  const [width, depth, height] = size
  const [right, front, top] = [x + width, y + depth, z + height]
  return (
    <>
      {shadow && <Box at={at} size={[width, depth, height]} tone="kraft" shadow />}
      <FarFlaps at={at} size={size} />
      <Face
        tone="wood"
        side="left"
        spots={[
          [x, y, top],
          [right, y, top],
          [right, y, z],
          [x, y, z],
        ]}
      />
      <Face
        tone="wood"
        side="right"
        spots={[
          [x, y, top],
          [x, front, top],
          [x, front, z],
          [x, y, z],
        ]}
      />
      {children}
      <Panel tone="kraft" from={[x, front, z]} to={[right, front, top]} />
      <Panel tone="kraft" from={[right, y, z]} to={[right, front, top]} />
      <NearFlaps at={at} size={size} />
    </>
  )
}

type BoxPlace = Pick<OpenBoxProps, 'at' | 'size'>

/** How high the far flaps stand, and how far each hangs over. */
function openFlap(width: number, depth: number) {
  const flap = Math.min(width, depth) * 0.42
  return { rise: flap * 0.62, out: flap * 0.75 }
}

function FarFlaps({ at: [x, y, z], size: [width, depth, height] }: BoxPlace) {
  const [right, front, top] = [x + width, y + depth, z + height]
  const { rise, out } = openFlap(width, depth)
  return (
    <>
      <Face
        tone="kraft"
        side="left"
        spots={[
          [x, y, top],
          [right, y, top],
          [right - 2, y - out, top + rise],
          [x + 2, y - out, top + rise],
        ]}
      />
      <Face
        tone="kraft"
        side="right"
        spots={[
          [x, y, top],
          [x, front, top],
          [x - out, front - 2, top + rise],
          [x - out, y + 2, top + rise],
        ]}
      />
    </>
  )
}

function NearFlaps({ at: [x, y, z], size: [width, depth, height] }: BoxPlace) {
  const [right, front, top] = [x + width, y + depth, z + height]
  const { rise, out } = openFlap(width, depth)
  return (
    <>
      <Face
        tone="kraft"
        side="top"
        spots={[
          [x, front, top],
          [right, front, top],
          [right - 2, front + out, top - rise * 0.35],
          [x + 2, front + out, top - rise * 0.35],
        ]}
      />
      <Face
        tone="kraft"
        side="left"
        spots={[
          [right, y, top],
          [right, front, top],
          [right + out, front - 2, top - rise * 0.35],
          [right + out, y + 2, top - rise * 0.35],
        ]}
      />
    </>
  )
}
