import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { inventoryOfQuery, inventoryQuery } from './queries.ts'

const approved = {
  _id: 'b',
  approvalStatus: 'approved',
  paymentStatus: null,
  endDate: '2026-12-01T00:00:00Z',
  cancelledAt: null,
} as const
const later = [
  { paymentStatus: 'successful' },
  { endDate: '2026-11-20T00:00:00Z' },
  { cancelledAt: '2026-11-10T00:00:00Z' },
] as const

test.each(later)('beside a booking with another %o things are read again', change => {
  const read = vi.fn(async () => ({}) as never)
  const shown = (booking: Parameters<typeof inventoryOfQuery>[0]) => ({
    ...inventoryOfQuery(booking),
    queryFn: read,
  })
  const panel = new QueryObserver(new QueryClient(), shown(approved))
  panel.subscribe(() => undefined)
  panel.setOptions(shown({ ...approved }))
  expect(read).toHaveBeenCalledTimes(1)
  panel.setOptions(shown({ ...approved, ...change }))
  expect(read).toHaveBeenCalledTimes(2)
})

test('whatever changes things reads the panel again with their page', () => {
  const [noun, booking] = inventoryOfQuery(approved).queryKey
  expect([noun, booking]).toEqual(inventoryQuery('b').queryKey)
})
