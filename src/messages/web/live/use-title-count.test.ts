import { expect, test } from 'vitest'
import { withCount } from './use-title-count.ts'

test('a title has one number before it, or none', () => {
  expect(withCount('Messages | Holdall', 2)).toBe('(2) Messages | Holdall')
  expect(withCount('(2) Messages | Holdall', 3)).toBe('(3) Messages | Holdall')
  expect(withCount('(99+) Messages | Holdall', 0)).toBe('Messages | Holdall')
  expect(withCount('Messages | Holdall', 120)).toBe('(99+) Messages | Holdall')
})
