import { describe, expect, it } from 'vitest'
import type { BookingAction } from '../wire.ts'
import type { ApprovalStatus, PaymentStatus } from './booking-states.ts'
import {
  type OpenTab,
  openingTab,
  type PartnerTab,
  partnerTabOf,
  partnerTabs,
  renterTabOf,
  renterTabs,
  tabThatStays,
  waitingFirst,
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
      expect(partnerTabOf({ approvalStatus, paymentStatus })).toBe(partner)
      expect(renterTabOf({ approvalStatus, paymentStatus })).toBe(renter)
    },
  )

  it('stand in the order of the specification', () => {
    expect(partnerTabs).toEqual(['Active', 'Approved', 'Pending', 'Disapproved', 'Expired'])
    expect(renterTabs).toEqual(['Approved', 'Pending', 'Disapproved', 'Expired'])
  })
})

describe('a list under a tab', () => {
  const row = (name: string, approvalStatus: ApprovalStatus, expiresAt: string | null) => ({
    ...{ name, approvalStatus, expiresAt },
    paymentStatus: null,
    allowed: [],
  })

  it('begins with what waits, the nearest deadline first, and leaves the rest as it was', () => {
    const rows = [
      row('denied', 'disapproved', null),
      row('tomorrow', 'pending', '2026-11-24T10:00:00.000Z'),
      row('today', 'pending', '2026-11-23T10:00:00.000Z'),
      row('expired', 'expired', null),
    ]
    const names = waitingFirst(rows).map(({ name }) => name)
    expect(names).toEqual(['today', 'tomorrow', 'denied', 'expired'])
  })
})

describe('the tab a list opens on', () => {
  const soon = '2026-11-23T10:00:00.000Z'
  const late = '2026-11-24T10:00:00.000Z'
  const booking = (
    approvalStatus: ApprovalStatus,
    allowed: BookingAction[],
    expiresAt = soon,
    paymentStatus: PaymentStatus = null,
  ) => ({ approvalStatus, paymentStatus, allowed, expiresAt })
  type Listed = ReturnType<typeof booking>
  const paid = booking('approved', ['cancel'], soon, 'successful')
  const asked = booking('pending', ['approve', 'deny'], late)
  const unpaid = booking('approved', ['cancel'])
  const expired = booking('expired', [])
  const opened = (...bookings: Listed[]) => openingTab(bookings, partnerTabs, partnerTabOf)

  it('is the one where something waits for the reader', () => {
    expect(opened(paid, expired, unpaid, asked)).toBe('Pending')
    expect(opened(paid, asked, { ...unpaid, allowed: ['pay'] })).toBe('Approved')
  })

  it('else where somebody else has a deadline, the nearest first', () => {
    const waited: Listed = { ...asked, allowed: ['withdraw'] }
    expect(opened(paid, waited, unpaid)).toBe('Approved')
    expect(opened(paid, waited)).toBe('Pending')
  })

  it('else the first that holds a booking, and of empty ones the first', () => {
    expect(opened(expired, paid)).toBe('Active')
    expect(opened(expired)).toBe('Expired')
    expect(opened()).toBe('Active')
  })

  describe('stays', () => {
    const shown = (found: Listed[], before?: OpenTab<PartnerTab>, search = '') =>
      tabThatStays(before, { found, search, names: partnerTabs, nameOf: partnerTabOf })

    it('when bookings come or move on', () => {
      const first = shown([paid])
      expect(first?.name).toBe('Active')
      expect(shown([paid, asked], first)).toBe(first)
      expect(shown([], first)).toBe(first)
    })

    it('until something else is searched for', () => {
      expect(shown([asked], shown([paid]), 'garage')?.name).toBe('Pending')
    })

    it('not where there was nothing to decide by', () => {
      const nothing = shown([])
      expect(nothing).toBeUndefined()
      expect(shown([asked], nothing)?.name).toBe('Pending')
    })
  })
})
