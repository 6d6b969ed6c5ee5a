import { describe, expect, it } from 'vitest'
import type { ApprovalStatus, PaymentStatus } from './booking-states.ts'
import { partnerTabOf, partnerTabs, renterTabOf, renterTabs } from './tabs.ts'

type Row = [ApprovalStatus, PaymentStatus, partner: string, renter: string]

// biome-ignore format: a table is read by its rows
const rows: readonly Row[] = [
  ['pending', null, 'Pending', 'Pending'],
  ['approved', null, 'Approved', 'Approved'],
  ['approved', 'error', 'Approved', 'Approved'],
  ['approved', 'successful', 'Active', 'Approved'],
  ['disapproved', null, 'Disapproved', 'Disapproved'],
  ['disapproved', 'successful', 'Disapproved', 'Disapproved'],
  ['expired', null, 'Expired', 'Expired'],
  ['expired', 'error', 'Expired', 'Expired'],
]

describe('the tabs of bookings', () => {
  it.each(rows)(
    '%s with payment %s stands under %s and %s',
    (approvalStatus, paymentStatus, partner, renter) => {
      expect(partnerTabOf({ approvalStatus, paymentStatus })).toBe(partner)
      expect(renterTabOf({ approvalStatus, paymentStatus })).toBe(renter)
    },
  )

  it('stand in the order of the specification', () => {
    expect(partnerTabs).toEqual(['Active', 'Approved', 'Pending', 'Disapproved', 'Expired'])
    expect(renterTabs).toEqual(['Approved', 'Pending', 'Disapproved', 'Expired'])
  })
})
