import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BookingBadges } from './BookingBadges.tsx'

const now = new Date('2026-11-24T12:00:00Z')
const running = {
  approvalStatus: 'approved',
  paymentStatus: 'successful',
  cancelledAt: null,
  startDate: '2026-09-01T00:00:00Z',
  endDate: null,
  refund: null,
} as const
const drawn = (arrearsSince: string | null) =>
  renderToStaticMarkup(<BookingBadges booking={{ ...running, rent: { arrearsSince } }} now={now} />)

test('a booking whose rent is owed is not called paid', () => {
  expect(drawn(null)).toContain('Paid')
  expect(drawn('2026-10-10T00:00:00Z')).toContain('Rent owed')
  expect(drawn('2026-10-10T00:00:00Z')).not.toContain('Paid')
})
