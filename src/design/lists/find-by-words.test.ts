import { expect, test } from 'vitest'
import { findByWords } from './find-by-words.ts'

const garage = 'Dry brick garage, 12 Mill Road, Cambridge'
const loft = 'Café loft, 3 High Street, Ely'
const keeper = 'The keeper’s attic. Quiet'

test.each([
  ['', [garage, loft, keeper]],
  ['  ', [garage, loft, keeper]],
  ['garage', [garage]],
  ['MILL, garage', [garage]],
  ['cambr', [garage]],
  ['cafe', [loft]],
  ['café ELY', [loft]],
  ['garage ely', []],
  ['garage? (dry)', [garage]],
  ["keeper's", [keeper]],
  ['KEEPER’S', [keeper]],
])('“%s” finds whatever holds all its words', (search, found) => {
  expect(findByWords([garage, loft, keeper], search, text => text)).toEqual(found)
})
