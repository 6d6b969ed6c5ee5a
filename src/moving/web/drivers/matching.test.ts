import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const zoe = {
  firstName: 'Zoë',
  lastName: 'Novak',
  email: 'zoe@people.test',
  phone: '+447700900123',
  vehicleNo: 'AB12 CDE',
}
const dev = {
  ...zoe,
  firstName: 'Dev',
  email: 'dev@people.test',
  phone: '+447700900456',
  vehicleNo: 'XY34 ZZZ',
}

test.each([
  ['', [zoe, dev]],
  ['zoe', [zoe]],
  ['NOVAK zoë', [zoe]],
  ['xy34', [dev]],
  ['07700 900456', [dev]],
  ['+447700900456', [dev]],
  ['novak', [zoe, dev]],
  ['nobody', []],
])('“%s” finds the right drivers', (search, found) => {
  expect(matching([zoe, dev], search)).toEqual(found)
})
