import { describe, expect, it } from 'vitest'
import type { ApprovalStatus, PaymentStatus } from './booking-states.ts'
import {
  openingTab,
  partnerTabOf,
  partnerTabs,
  partnerTabsWithin,
  renterCounts,
  renterTabFor,
  renterTabs,
} from './tabs.ts'

type Row = [ApprovalStatus, PaymentStatus, partner: string, renter: string]

// biome-ignore format: the columns of this table should stay aligned
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
      const tab = partnerTabOf({ approvalStatus, paymentStatus })
      expect(tab).toBe(partner)
      expect(renterTabFor(tab)).toBe(renter)
    },
  )

  it('stand in the order of the specification', () => {
    expect(partnerTabs).toEqual(['Active', 'Approved', 'Pending', 'Disapproved', 'Expired'])
    expect(renterTabs).toEqual(['Approved', 'Pending', 'Disapproved', 'Expired'])
  })

  it('of a renter hold all that a partner has, once', () => {
    expect(renterTabs.flatMap(partnerTabsWithin).toSorted()).toEqual(partnerTabs.toSorted())
    expect(renterCounts({ Active: 2, Approved: 1, Expired: 3 })).toEqual({
      ...{ Approved: 3, Pending: 0, Disapproved: 0, Expired: 3 },
    })
  })
})

describe('the tab a list opens on', () => {
  it('is the one where something waits for the reader', () => {
    const counts = { Active: 4, Approved: 1, Pending: 1, Expired: 2 }
    expect(openingTab(counts, 'host')).toBe('Pending')
    expect(openingTab(counts, 'renter')).toBe('Approved')
  })

  it('else where something waits for the other side', () => {
    expect(openingTab({ Active: 4, Approved: 1 }, 'host')).toBe('Approved')
    expect(openingTab({ Active: 4, Pending: 1 }, 'renter')).toBe('Pending')
  })

  it('else the first that holds a booking, and of empty ones the first', () => {
    expect(openingTab({ Active: 1, Expired: 1 }, 'host')).toBe('Active')
    expect(openingTab({ Active: 1, Expired: 1 }, 'renter')).toBe('Approved')
    for (const side of ['host', 'renter'] as const) {
      expect(openingTab({ Expired: 1 }, side)).toBe('Expired')
    }
    expect(openingTab({}, 'host')).toBe('Active')
    expect(openingTab({}, 'renter')).toBe('Approved')
  })
})
