import { expect, test } from 'vitest'
import { findByWords } from './find-by-words.ts'

const garage = 'Dry brick garage, 12 Mill Road, Cambridge'
const loft = 'Café loft, 3 High Street, Ely'

test.each([
  ['', [garage, loft]],
  ['  ', [garage, loft]],
  ['garage', [garage]],
  ['MILL, garage', [garage]],
  ['cambr', [garage]],
  ['cafe', [loft]],
  ['café ELY', [loft]],
  ['garage ely', []],
])('“%s” finds whatever holds all its words', (search, found) => {
  expect(findByWords([garage, loft], search, text => text)).toEqual(found)
})
