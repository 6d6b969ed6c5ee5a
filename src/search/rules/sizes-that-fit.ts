import { fitSpaces } from '#listings/rules/fit/plan-fit.ts'
import { squareFeet } from '#listings/rules/space-size.ts'

/** Sizes of at least these square feet. An unknown size fits only itself. */
export function sizesThatFit(size: string): readonly string[] {
  const feet = squareFeet(size)
  const known = fitSpaces.some(space => space.size === size)
  if (!known || feet === undefined) return [size]
  return fitSpaces.filter(space => space.feet >= feet).map(space => space.size)
}
