import type { ReactNode } from 'react'
import type { Spot, Tone } from '../shapes/geometry.ts'
import { Standing } from '../shapes/Round.tsx'

interface PersonProps {
  at: Spot
  shirt?: Tone
  skin?: Tone
  hair?: Tone
  scale?: number
  /** Looks down to the left instead of down to the right. */
  turned?: boolean
  /** What is carried, drawn between the body and the near arm. */
  children?: ReactNode
}

export function Person(props: PersonProps) {
  const { at, shirt = 'green', skin = 'skin', hair = 'ink', scale = 1, turned, children } = props
  const face = turned ? -1 : 1
  return (
    <Standing at={at} scale={[face * scale, scale]}>
      <ellipse className="cast" cx={face * 5} rx="14" ry="6" />
      <path className="slate right" d="M-1-24h8l-1 22 5 2H1z" />
      <path className="slate left" d="M-7-25h9L0-2l4 3h-10z" />
      <path
        className={`${shirt} ${turned ? 'right' : 'left'}`}
        d="M-8-24c-1-8-1-16 1-19 3-3 11-3 14 0 2 4 2 12 1 19-4 2-12 2-16 0z"
      />
      <circle className={`${skin} top`} cx="1" cy="-53" r="6.5" />
      <path
        className={`${hair} left`}
        d="M-6-52c-1-6 3-9 7-9 4 0 6 2 6.5 4-4-1-7 0-8 2-1 3-3 4-5.5 3z"
      />
      {children}
      <path
        className={`${shirt} ${turned ? 'left' : 'right'}`}
        d="M-6-41c3-2 6-1 7 2l3 8 9 2v4l-12-1c-3-1-5-5-7-15z"
      />
      <circle className={`${skin} top`} cx="14" cy="-27" r="2.6" />
    </Standing>
  )
}
