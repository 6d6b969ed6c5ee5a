import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import { inLondon, londonDay } from '#foundation/rules/time/london-time.ts'

/** First a notice to collect the goods, then a notice that they will be sold. */
export const goodsNoticeKinds = ['collect', 'sell'] as const
export type GoodsNoticeKind = (typeof goodsNoticeKinds)[number]

/** Required by schedule 1 of the Torts (Interference with Goods) Act 1977 where money is owed. */
const monthsBeforeSale = 3

/** The midnight from which the partner may do what the notice says. Counted in whole days. */
export function actAfter(kind: GoodsNoticeKind, sentAt: Date): Date {
  const day = inLondon(sentAt).toPlainDate()
  const last =
    kind === 'collect' ? day.add({ days: daysToCollect }) : day.add({ months: monthsBeforeSale })
  return londonDay(last).end
}

/** Goods may be sold only after their owner was asked to collect them. */
export function mayBeSent(
  kind: GoodsNoticeKind,
  earlier: readonly { kind: GoodsNoticeKind; actAfter: Date }[],
  now: Date,
): boolean {
  if (kind === 'collect') return true
  return earlier.some(notice => notice.kind === 'collect' && notice.actAfter <= now)
}
