import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const garage = { storageTitle: 'Dry brick garage', address: '12 Mill Road, Cambridge, CB1 2AD' }
const loft = { storageTitle: 'Café loft', address: '3 High Street, Ely' }
const mine = [garage, loft]

test.each([
  ['', mine],
  ['  ', mine],
  ['garage', [garage]],
  ['GARAGE mill', [garage]],
  ['cb1', [garage]],
  ['ely', [loft]],
  ['cafe', [loft]],
  ['garage ely', []],
])('"%s" finds by title and address', (search, found) => {
  expect(matching(mine, search)).toEqual(found)
})
