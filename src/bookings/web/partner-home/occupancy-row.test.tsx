import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OccupancyRow } from './OccupancyRow.tsx'

const space = {
  storageTitle: 'Arch 9',
  storageNumber: 1,
  unavailabilityPeriods: [],
  closedByCalendars: [],
}
const week = {
  approvalStatus: 'approved',
  startDate: '2026-11-09T00:00:00Z',
  endDate: '2026-11-16T00:00:00Z',
} as const
const drawn = (listing: Partial<ComponentProps<typeof OccupancyRow>['listing']>) =>
  renderToStaticMarkup(
    <OccupancyRow listing={{ ...space, ...listing }} month="2026-11" bookings={[week]} />,
  )

test('a space of which only a part is let is not said to be let whole', () => {
  expect(drawn({})).toContain('>7 of 30 days let<')
  expect(drawn({ storageNumber: 3 })).toContain('>7 of 30 days let, 0 of them fully<')
})

test('days that another calendar has closed are not said to be closed by the partner', () => {
  const closed = { startDate: '2026-11-20', endDate: '2026-11-21' }
  expect(drawn({ closedByCalendars: [closed] })).toContain('Closed from 20 to 21, ')
})
