import { describe, expect, test } from 'vitest'
import { layOn, outline, project, track } from './geometry.ts'

describe('the projection', () => {
  test('x runs down to the right, y down to the left, z up', () => {
    expect(project([100, 0, 0])).toEqual([86.6, 50])
    expect(project([0, 100, 0])).toEqual([-86.6, 50])
    expect(project([0, 0, 100])).toEqual([0, -100])
  })

  test('spots one behind the other fall on the same point', () => {
    expect(project([40, 10, 0])).toEqual(project([60, 30, 20]))
  })
})

describe('path data', () => {
  test('is relative, closed and free of spare characters', () => {
    expect(
      outline([
        [0, 0, 0],
        [10, 0, 0],
        [10, 0, 10],
      ]),
    ).toBe('M0 0l8.7 5 0-10z')
  })

  test('drops the nought before a point but not the one after a figure', () => {
    expect(
      track([
        [0, 0, 0.5],
        [0, 0, 10.5],
      ]),
    ).toBe('M0-.5l0-10')
  })

  test('ends exactly where it should, however many rounded steps it took', () => {
    const third = 10 / 3
    const steps = Array.from({ length: 31 }, (_, index) => [index * third, 0, 0] as const)
    const pairs = track(steps)
      .slice(1)
      .replace('l', ' ')
      .replace(/-/g, ' -')
      .trim()
      .split(/\s+/)
      .map(Number)
    const across = pairs.filter((_, index) => index % 2 === 0)
    expect(across.reduce((sum, step) => sum + step, 0)).toBeCloseTo(86.6, 5)
  })
})

test('a side is a matrix with its origin where it is laid', () => {
  expect(layOn('left', [0, 0, 20])).toBe('matrix(.866 .5 0 1 0-20)')
})
