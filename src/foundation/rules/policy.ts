import type { Pence } from './money.ts'

/**
 * The constants of the business, as one versioned record. A booking is pinned to the version
 * that was shown when the renter consented, so versions are added and never changed.
 */
export interface Policy {
  version: string
  taxRate: number
  taxLabel: string
  commissionRate: number
  cancellationFee: Pence
  /** Who keeps the fee that a renter pays for cancelling. */
  feeKeptBy: 'platform' | 'host'
  /** How long after the start a renter may still cancel for a refund. */
  refundWindowHours: number
  /** How long a consumer may withdraw from a contract with a business. */
  coolingOffDays: number
  /** `literal` lets the API cancel only while the CANCEL ORDER button shows. */
  cancelMode: 'policy' | 'literal'
  packingPrice: Pence
  listingReviewHours: number
  bookingReplyHours: number
  replyReminderHours: number
  payWindowHours: number
  payoutDelayHours: number
  longestTermMonths: number
  /** How far ahead of the day it is asked for a booking may start, and end. */
  farthestStartMonths: number
  farthestEndMonths: number
  /** How much longer a road is than the straight line, where no routing service is configured. */
  roadFactor: number
}

/** The terms that a new database starts with; the operator may adopt others. */
export const firstPolicy: Policy = {
  version: '2026-11',
  taxRate: 0.075,
  taxLabel: 'Tax (7.5%)',
  commissionRate: 0.2,
  cancellationFee: 2000 as Pence,
  feeKeptBy: 'platform',
  refundWindowHours: 24,
  coolingOffDays: 14,
  cancelMode: 'policy',
  packingPrice: 0 as Pence,
  listingReviewHours: 24,
  bookingReplyHours: 24,
  replyReminderHours: 18,
  payWindowHours: 24,
  payoutDelayHours: 24,
  longestTermMonths: 24,
  farthestStartMonths: 24,
  farthestEndMonths: 60,
  roadFactor: 1.3,
}
