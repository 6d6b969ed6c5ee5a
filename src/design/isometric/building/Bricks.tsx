import { layOn } from '../shapes/geometry.ts'
import type { OpeningProps } from './Door.tsx'

/** A few bricks suggest the wall, with far less markup than all of them. */
export function Bricks({ side, at, width, height }: OpeningProps) {
  const courses = Math.floor(height / 9)
  const bricks = Array.from({ length: courses * 2 }, (_, index) => {
    const course = Math.floor(index / 2)
    const along = 4 + ((course * course * 29 + index * 67) % Math.max(8, width - 14))
    return `M${along}-${5 + course * 9}h7`
  })
  return <path className="bricks" d={bricks.join('')} transform={layOn(side, at)} />
}
