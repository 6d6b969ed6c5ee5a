import { formatPence } from '#foundation/rules/money.ts'
import { percentText } from '#foundation/rules/percent-text.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'

export type PolicyWords = ReturnType<typeof policyWords>

/** The current terms, in one place, so that pages cannot disagree. */
export function usePolicyWords(): PolicyWords {
  return policyWords(usePolicy())
}

export function policyWords(policy: Policy) {
  return {
    /** For pages that calculate an example. */
    terms: policy,
    version: policy.version,
    tax: percentText(policy.taxRate),
    commission: percentText(policy.commissionRate),
    partnerShare: percentText(1 - policy.commissionRate),
    fee: formatPence(policy.cancellationFee),
    feeKeeper: policy.feeKeptBy === 'platform' ? 'Holdall' : 'the partner',
    /** Null where packing costs nothing. */
    packingPrice: policy.packingPrice > 0 ? formatPence(policy.packingPrice) : null,
    refundWindow: hours(policy.refundWindowHours),
    review: hours(policy.listingReviewHours),
    reply: hours(policy.bookingReplyHours),
    payWindow: hours(policy.payWindowHours),
    payoutDelay: hours(policy.payoutDelayHours),
    longestTerm: `${policy.longestTermMonths} months`,
  }
}

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`
}
