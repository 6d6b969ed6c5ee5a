import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { catchUp, catchUpAfterGap } from './queries.ts'

async function openBooking() {
  const queries = new QueryClient()
  const queryKey = ['bookings', 'one', 'b']
  const read = vi.fn(async () => 'pending')
  new QueryObserver(queries, { queryKey, queryFn: read }).subscribe(() => undefined)
  await vi.waitFor(() => expect(queries.getQueryData(queryKey)).toBe('pending'))
  return { queries, read }
}

test('a booking that is shown is read again once the stream was away', async () => {
  const { queries, read } = await openBooking()
  await catchUpAfterGap(queries)
  expect(read).toHaveBeenCalledTimes(2)
})

test('when a page opens, its bookings have only just been read', async () => {
  const { queries, read } = await openBooking()
  await catchUp(queries)
  expect(read).toHaveBeenCalledTimes(1)
})
