import { expect, test } from 'vitest'
import { titleCase } from './title-case.ts'

test.each([
  ['stoke-on-trent', 'Stoke-on-Trent'],
  ['kingston upon hull', 'Kingston upon Hull'],
  ['the shambles', 'The Shambles'],
  ['isle of wight', 'Isle of Wight'],
  ['tyne and wear', 'Tyne and Wear'],
  ['weston-super-mare', 'Weston-super-Mare'],
  ['ashby-de-la-zouch', 'Ashby-de-la-Zouch'],
  ["o'neill road, derry", "O'Neill Road, Derry"],
  ["king's lynn", "King's Lynn"],
  ["bo'ness", "Bo'ness"],
  ['UK', 'UK'],
  ['ls1', 'LS1'],
  ['ls12 2dr', 'LS12 2DR'],
  ['yo17hu', 'YO17HU'],
  ['armley road, ls12', 'Armley Road, LS12'],
  ['5th avenue', '5th Avenue'],
  ['12 high street', '12 High Street'],
])('%j is written %j', (typed, written) => {
  expect(titleCase(typed)).toBe(written)
})
