import { formatPence } from '#foundation/rules/money.ts'
import { currentPolicy } from '#foundation/rules/policy.ts'

/** The constants of the business as pages quote them: one place, so that no page can disagree. */
export const policyWords = {
  version: currentPolicy.version,
  tax: percent(currentPolicy.taxRate),
  commission: percent(currentPolicy.commissionRate),
  partnerShare: percent(1 - currentPolicy.commissionRate),
  fee: formatPence(currentPolicy.cancellationFee),
  refundWindow: hours(currentPolicy.refundWindowHours),
  review: hours(currentPolicy.listingReviewHours),
  reply: hours(currentPolicy.bookingReplyHours),
  payWindow: hours(currentPolicy.payWindowHours),
  payoutDelay: hours(currentPolicy.payoutDelayHours),
  longestTerm: `${currentPolicy.longestTermMonths} months`,
}

/** 0.075 is "7.5%"; the detour keeps 1 - 0.2 from being 80.00000000000001. */
function percent(rate: number): string {
  return `${Math.round(rate * 1000) / 10}%`
}

function hours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`
}
