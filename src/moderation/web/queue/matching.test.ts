import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const host = {
  _id: '1',
  firstName: 'Priya',
  lastName: 'Shah',
  email: 'priya@people.test',
  phone: null,
  memberSince: '',
  isSuspended: false,
}
const garage = { storageTitle: 'Dry garage', address: '14 Canary Row, Leeds', host }
const loft = { storageTitle: 'Loft', address: '2 Mill Lane, York', host }

test('every word must be somewhere in the title, the address or the host', () => {
  expect(matching([garage, loft], 'leeds priya')).toEqual([garage])
  expect(matching([garage, loft], 'SHAH')).toEqual([garage, loft])
  expect(matching([garage, loft], 'cellar')).toEqual([])
})

test('no query finds everything', () => {
  expect(matching([garage, loft], '  ')).toEqual([garage, loft])
})
