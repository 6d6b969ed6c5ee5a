import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { towns } from './gazetteer-data.ts'
import { similarPlace } from './similar-place.ts'

describe('a place that somebody may have meant', () => {
  it.each([
    ['Yrok', 'York'],
    ['Lodnon', 'London'],
    ['Manchster', 'Manchester'],
    ['Sheffeild', 'Sheffield'],
    ['leedss', 'Leeds'],
    ['Yorkshrie', 'Yorkshire'],
    ['Scotlnad', 'Scotland'],
    ['Stoke on Tremt', 'Stoke-on-Trent'],
  ])('is, for %j, %j', (typed, name) => {
    expect(similarPlace(typed)).toBe(name)
  })

  it.each(['asdfqwer', 'yrk', '', '%%%%', 'x'.repeat(500)])('is nothing for %j', typed => {
    expect(similarPlace(typed)).toBeUndefined()
  })

  it('is found whichever letter of a name is left out', () => {
    const longNames = towns.filter(({ foldedName }) => foldedName.length > 4)
    fc.assert(
      fc.property(fc.nat(longNames.length - 1), fc.nat(), (index, place) => {
        const name = longNames[index]?.foldedName ?? ''
        const at = place % name.length
        const typed = name.slice(0, at) + name.slice(at + 1)
        // What is left may be a word of its own: "all saints" becomes "all saint", which is "all st".
        fc.pre(fold(typed) === typed)
        expect(similarPlace(typed)).toBeDefined()
      }),
    )
  })
})
