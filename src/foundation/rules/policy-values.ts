import { z } from 'zod'
import { percentText } from './percent-text.ts'
import type { Policy } from './policy.ts'

const hours = (least: number, most: number) => z.int().min(least).max(most)
const months = z.int().min(1).max(120)
const wholePence = (most: number) => z.int().min(0).max(most)
export const feeKeepers = ['platform', 'host'] as const

/** At most three decimals: prices are calculated with no more. */
const rate = (most: number) => z.number().min(0).max(most).multipleOf(0.001)

/** What a row of the table may hold: nothing more, nothing less, and nothing out of bounds. */
export const PolicyValues = z.strictObject({
  taxRate: rate(0.5),
  taxLabel: z.string().min(1).max(40),
  commissionRate: rate(0.9),
  cancellationFee: wholePence(50_000),
  feeKeptBy: z.enum(feeKeepers),
  refundWindowHours: hours(0, 720),
  coolingOffDays: z.int().min(14).max(60),
  cancelMode: z.enum(['policy', 'literal']),
  packingPrice: wholePence(100_000),
  listingReviewHours: hours(1, 720),
  bookingReplyHours: hours(1, 720),
  replyReminderHours: hours(1, 720),
  payWindowHours: hours(1, 720),
  payoutDelayHours: hours(0, 2160),
  longestTermMonths: months,
  farthestStartMonths: months,
  farthestEndMonths: months,
  roadFactor: z.number().min(1).max(3),
})
export type PolicyValues = z.infer<typeof PolicyValues>

export const PolicyAnswer = PolicyValues.extend({ version: z.string() })
export type PolicyAnswer = z.infer<typeof PolicyAnswer>

/** What the operator may change. The other values change only with the program. */
export const PolicyChange = z.strictObject({
  taxRate: rate(0.25),
  commissionRate: rate(0.5),
  cancellationFee: wholePence(20_000),
  feeKeptBy: z.enum(feeKeepers),
  packingPrice: wholePence(50_000),
  refundWindowHours: hours(0, 168),
  payWindowHours: hours(12, 168),
  payoutDelayHours: hours(0, 720),
})
export type PolicyChange = z.infer<typeof PolicyChange>

export const changeable = PolicyChange.keyof().options

/**
 * Why the values contradict each other, if they do: a host must not be paid while a refund is
 * possible.
 */
export function faultOf({ refundWindowHours, payoutDelayHours }: PolicyChange): string | undefined {
  if (payoutDelayHours >= refundWindowHours) return undefined
  return 'Partners cannot be paid before the right to a refund has ended.'
}

export function withChange(current: Policy, change: PolicyChange, version: string): Policy {
  const taxLabel = `Tax (${percentText(change.taxRate)})`
  return { ...current, ...change, taxLabel, version } as Policy
}
