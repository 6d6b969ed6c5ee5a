import { expect, it } from 'vitest'
import { askedFor } from './asked-for.ts'

const nothing = {
  moving: false,
  packing: false,
  distanceKm: null,
  rolling: false,
  instalments: false,
}

it('a partner who is asked for a space alone reads of nothing else', () => {
  expect(askedFor(nothing)).toEqual([])
})

it('a partner who is asked to collect and to pack reads how far that is, and where only later', () => {
  expect(askedFor({ ...nothing, moving: true, packing: true, distanceKm: 12.3 })).toEqual([
    {
      label: 'Collection',
      value:
        'Wanted, 12.3 km (7.6 miles) from the space by road. The address is shown once you have approved the booking.',
    },
    { label: 'Packing', value: 'You pack the renter’s things.' },
  ])
})

it('a partner whose booking is approved already reads that the address is on its page', () => {
  const wish = { ...nothing, moving: true, distanceKm: 12.3 }
  expect(askedFor(wish, 'approved')).toEqual([
    {
      label: 'Collection',
      value:
        'Wanted, 12.3 km (7.6 miles) from the space by road. The address is on the page of the booking.',
    },
  ])
})

it.each([
  ['without an end', { rolling: true }],
  ['with an end', { instalments: true }],
])('a partner who is to be paid month by month, %s, reads that', (_how, paid) => {
  const payment = { label: 'Payment', value: 'Month by month' }
  expect(askedFor({ ...nothing, ...paid })).toEqual([payment])
})
