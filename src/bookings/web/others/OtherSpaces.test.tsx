import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import type { Alternative, Booking } from '#bookings/rules/wire.ts'
import { noteServerTime } from '#foundation/web/api/server-clock.ts'
import { othersQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { OtherSpaces } from './OtherSpaces.tsx'

const tellTime = (server: string) => noteServerTime(server, Date.now(), Date.now())
afterAll(() => tellTime(new Date().toISOString()))

const booking = {
  _id: '0190a5d2-0000-7000-8000-000000000000',
  type: 'hourly',
  startDate: '2126-06-14T10:00:00.000Z',
  endDate: '2126-06-16T10:00:00.000Z',
} as Booking
const other = {
  listing: { _id: booking._id, storageTitle: 'Loft' },
  totalPence: 900,
} as Alternative

function drawn(): string {
  const queries = new QueryClient()
  queries.setQueryData(othersQuery(booking._id).queryKey, [other])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <RouterContextProvider router={router}>
        <OtherSpaces booking={booking} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}

test('only the rest is offered once the booking has begun, by the clock of the server', () => {
  tellTime('2126-06-14T09:59:00.000Z')
  expect(drawn()).toContain(copy.about)
  tellTime('2126-06-14T10:01:00.000Z')
  expect(drawn()).toContain(copy.rest)
})
