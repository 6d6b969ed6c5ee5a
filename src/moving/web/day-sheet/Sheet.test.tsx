import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiFailure } from '#foundation/web/api/api-failure.ts'
import type { DaySheet, Stop } from '#moving/rules/move-wire.ts'
import { daySheetQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { Sheet } from './Sheet.tsx'

const sheet: DaySheet = {
  firstName: 'Dan',
  date: '2026-06-01',
  expiresAt: '2026-06-02T05:00:00.000Z',
  stops: [],
}

/** The page on which this sheet was shown, after it was asked for once more. */
function drawn(error: ApiFailure | null, stops: Stop[] = []): string {
  const queries = new QueryClient()
  const { queryKey } = daySheetQuery('token')
  queries.setQueryData(queryKey, { ...sheet, stops })
  if (error) queries.getQueryCache().find({ queryKey })?.setState({ error, status: 'error' })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Sheet token="token" />
    </QueryClientProvider>,
  )
}

test('stops stay on the screen while there is no connection', () => {
  const network = new ApiFailure({ status: 0, code: 'network', message: 'Network error' })
  for (const error of [null, network]) {
    expect(drawn(error)).toContain(copy.heading('Dan'))
    expect(drawn(error)).toContain('1 June 2026')
  }
})

test('stops that were on the screen are gone once their link is closed', () => {
  const message = 'This link has ended.'
  const html = drawn(new ApiFailure({ status: 404, code: 'day_sheet_closed', message }))
  expect(html).toContain(copy.closedTitle)
  expect(html).not.toContain(copy.heading('Dan'))
})

test('what goes back to a renter is given back, not delivered', () => {
  const stop: Stop = {
    move: '0190a5d2-0000-7000-8000-000000000000',
    kind: 'deliver',
    goesBack: true,
    standing: 'now',
    startsAt: '2026-06-01T08:00:00.000Z',
    endsAt: '2026-06-01T12:00:00.000Z',
    address: '1 Mill Lane, York, YO1 7HH',
    contact: { firstName: 'Carys', phone: null },
    instruction: null,
    doneAt: null,
  }
  const html = drawn(null, [stop])
  expect(html).toContain('Give back')
  expect(html).toContain('Photograph and mark as given back')
  expect(html).not.toContain('eliver')
  expect(drawn(null, [{ ...stop, goesBack: false }])).toContain('mark as delivered')
})
