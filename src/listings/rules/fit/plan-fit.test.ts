import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitSpaces, isAtLeast, planFit, sizesFrom } from './plan-fit.ts'
import { fitRooms, fitThings, type ThingCounts, thingsIn, withRoom } from './things.ts'

const counts: fc.Arbitrary<ThingCounts> = fc
  .array(fc.tuple(fc.constantFrom(...fitThings), fc.integer({ min: 1, max: 12 })), { maxLength: 6 })
  .map(chosen => Object.fromEntries(chosen.map(([{ kind }, count]) => [kind, count])))

const fitted = (things: ThingCounts) => {
  const plan = planFit(things)
  fc.pre(plan.fit !== null)
  return { plan, ...plan.fit }
}

describe('a suggested size', () => {
  it('is never exceeded by the volume or by the longest side', () => {
    fc.assert(
      fc.property(counts, things => {
        const { plan, space } = fitted(things)
        expect(plan.litres).toBeLessThanOrEqual((space.width * space.depth * space.height) / 1000)
        const longestWall = Math.max(space.width, space.depth, space.height)
        expect(plan.longest?.length).toBeLessThanOrEqual(longestWall)
      }),
    )
  })

  it('has a place for every single thing, inside the walls and under the ceiling', () => {
    fc.assert(
      fc.property(counts, things => {
        const { space, stacks } = fitted(things)
        for (const [kind, count] of thingsIn(things)) {
          const placed = stacks.filter(({ thing }) => thing.kind === kind)
          expect(placed.reduce((sum, { high }) => sum + high, 0)).toBe(count)
        }
        for (const { x, y, width, depth, high, thing } of stacks) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(space.width)
          expect(y + depth).toBeLessThanOrEqual(space.depth)
          expect(high * thing.height).toBeLessThanOrEqual(space.height)
          expect([width, depth].sort()).toEqual([thing.width, thing.depth].sort())
        }
      }),
    )
  })

  it('puts no two things into one place', () => {
    fc.assert(
      fc.property(counts, things => {
        const { stacks } = fitted(things)
        for (const [index, one] of stacks.entries()) {
          for (const other of stacks.slice(index + 1)) {
            const apart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.depth <= other.y ||
              other.y + other.depth <= one.y
            expect(apart, `${one.thing.name} and ${other.thing.name}`).toBe(true)
          }
        }
      }),
    )
  })

  it('holds every single thing of the list somewhere', () => {
    for (const { kind } of fitThings) expect(planFit({ [kind]: 1 }).fit, kind).not.toBeNull()
  })

  it.each([
    [{ 'medium-box': 4 }, '9-3'],
    [{ 'medium-box': 20 }, '9-3'],
    [{ 'medium-box': 21 }, '25'],
    [{ 'sofa-3': 1 }, '35'],
    [{ 'motor-bike': 1 }, '35'],
  ])('of %j is %s', (things, size) => {
    expect(planFit(things).fit?.space.size).toBe(size)
  })
})

describe('what is said of some things', () => {
  it('is nothing of none', () => {
    expect(planFit({})).toEqual({ litres: 0, longest: null, fit: null })
  })

  it('is how much there is and what is longest', () => {
    expect(planFit({ 'medium-box': 10, 'sofa-3': 1 })).toMatchObject({
      litres: 911.25 + 1695.75,
      longest: { length: 210, name: 'Three-seat sofa' },
    })
  })

  it('is that no size holds a house full of sofas', () => {
    expect(planFit({ 'sofa-3': 99 }).fit).toBeNull()
  })
})

it('a room adds to what was chosen before', () => {
  const [room] = fitRooms
  const twice = withRoom(withRoom({ bicycle: 1 }, room.holds), room.holds)
  expect(twice).toEqual({ bicycle: 3, 'medium-box': 12, suitcase: 4, desk: 2 })
})

it('a larger size holds what a smaller one holds', () => {
  for (const space of fitSpaces) {
    expect(sizesFrom(space).every(({ size }) => isAtLeast(size, space))).toBe(true)
  }
  expect(fitSpaces[1] && isAtLeast('9-3', fitSpaces[1])).toBe(false)
  expect(fitSpaces[0] && isAtLeast('unheard-of', fitSpaces[0])).toBe(false)
})
