import type { QuoteAnswer } from '#bookings/rules/request-wire.ts'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { Timeline } from '#design/ui/surfaces/Timeline.tsx'
import { formatPence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { formatDeadline, formatMoment } from '#foundation/rules/time/time.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { useNow } from '../book-now/dates/use-now.ts'
import { endText, startText } from '../list/period-text.ts'
import { copy } from './copy.ts'
import { type Milestone, milestones } from './milestones.ts'
import type { Checkout } from './use-checkout.ts'

const words = copy.policy

interface PaymentPolicyProps {
  checkout: Checkout
  drawnAt: string
}

export function PaymentPolicy({ checkout, drawnAt }: PaymentPolicyProps) {
  const { quote, listing, instalments } = checkout
  const now = useNow(drawnAt)
  const policy = usePolicy()
  const fee = formatPence(policy.cancellationFee)
  const { autoApprove } = listing
  const byMonth = instalments || quote?.rent != null
  const isAllFee = quote !== undefined && paidFirst(quote, instalments) <= policy.cancellationFee
  const asking = { autoApprove, byMonth, policy, now }
  const until = quote
    ? formatDeadline(new Date(quote.refundUntil))
    : words.untilHours(policy.refundWindowHours)
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{words.heading}</h2>
      <p className="max-w-measure text-ink-soft text-sm">
        {words.approval(policy.bookingReplyHours)} {autoApprove && words.atOnce}
      </p>
      <p className="max-w-measure text-ink-soft text-sm">
        {isAllFee ? words.noRefund(fee) : words.refund(fee, until)}
      </p>
      {quote?.coolingOff && (
        <p className="max-w-measure text-ink-soft text-sm">
          {words.coolingOff(formatDeadline(new Date(quote.coolingOff.until)))}
        </p>
      )}
      {quote && (
        <section aria-label={words.timeline} className="mt-2">
          <Timeline
            items={milestones(quote, { ...asking, hasRefund: !isAllFee }).map(
              ({ kind, at }, index) => ({
                title: titleOf(kind, policy),
                when: whenOf(kind, at, quote),
                dateTime: at.toISOString(),
                tone: index === 0 ? 'now' : 'ahead',
              }),
            )}
          />
        </section>
      )}
    </Card>
  )
}

function paidFirst({ totalPence, instalments }: QuoteAnswer, isInParts: boolean): number {
  return (isInParts && instalments?.firstPence) || totalPence
}

function whenOf(kind: Milestone['kind'], at: Date, quote: QuoteAnswer): string {
  if (kind === 'start') return startText(quote)
  if (kind === 'end') return endText(quote)
  return kind === 'asked' || kind === 'booked' ? formatMoment(at) : formatDeadline(at)
}

function titleOf(kind: Milestone['kind'], { payWindowHours, cancellationFee }: Policy): string {
  if (kind === 'pay') return words.milestones.pay(payWindowHours)
  const fee = formatPence(cancellationFee)
  return kind === 'refund' ? words.milestones.refund(fee) : words.milestones[kind]
}
