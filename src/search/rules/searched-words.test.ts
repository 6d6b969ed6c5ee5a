import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchableText } from '#listings/rules/place/searchable-text.ts'
import { searchedWords } from './searched-words.ts'

describe('the words of a search', () => {
  const address = searchableText("St. Mary's Café-Road, Stoke-on-Trent, ST4")

  it.each([
    'st marys cafe road stoke on trent',
    'ST. MARY’S CAFÉ-ROAD',
    'café road, stoke-on-trent',
    'road stoke',
    'mary',
    'trent st4',
  ])('find the address as %j', typed => {
    expect(address).toContain(searchedWords(typed))
  })

  it.each(['marys road', 'stoke trent', 'stokeontrent', 'q', 'qroadq', 'cafeqroad'])(
    'do not find it as %j',
    typed => {
      expect(address).not.toContain(searchedWords(typed))
    },
  )

  it.each(['%', '%road%', 'cafe_road', 'road\\', '(a+)+$', '"', ',', '[a-z]', '😀'])(
    'take %j for the letters that it is, which no address has',
    typed => {
      expect(address).not.toContain(searchedWords(typed))
    },
  )

  it('are never nothing where something is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), typed => {
        expect(searchedWords(typed) === '').toBe(typed === '')
      }),
    )
  })
})
