import { expect, test } from 'vitest'
import { pictureProblem } from './picture-limits.ts'

test('209,715 bytes are accepted and one more is not', () => {
  expect(pictureProblem({ type: 'image/jpeg', size: 209_715 })).toBeUndefined()
  expect(pictureProblem({ type: 'image/jpeg', size: 209_716 })).toBe('tooLarge')
})

test('only pictures are pictures, and a drawing that may hold scripts is not one', () => {
  expect(pictureProblem({ type: 'application/pdf', size: 10 })).toBe('notPicture')
  expect(pictureProblem({ type: 'image/svg+xml', size: 10 })).toBe('notPicture')
})

test('what the server would refuse is refused before it is sent', () => {
  expect(pictureProblem({ type: 'image/webp', size: 10 })).toBe('notPicture')
})
