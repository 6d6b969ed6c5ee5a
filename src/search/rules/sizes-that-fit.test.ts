import { expect, it } from 'vitest'
import { sizesThatFit } from './sizes-that-fit.ts'

it('is the size itself and every larger one', () => {
  expect(sizesThatFit('75')).toEqual(['75', '125', '150'])
  expect(sizesThatFit('9-3')).toHaveLength(7)
  expect(sizesThatFit('150')).toEqual(['150'])
})

it('is a size of its own where nobody knows how large it is', () => {
  for (const size of ['', '60', 'huge', '9']) expect(sizesThatFit(size)).toEqual([size])
})
