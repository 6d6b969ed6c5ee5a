import { inLondon, londonDay } from '#foundation/rules/time/time.ts'

/** First to come and take the things away; then that they are to be sold. */
export const goodsNoticeKinds = ['collect', 'sell'] as const
export type GoodsNoticeKind = (typeof goodsNoticeKinds)[number]

/** A reasonable time to come for them. */
const daysToCollect = 14
/** As schedule 1 of the Torts (Interference with Goods) Act 1977 asks where money is owed. */
const monthsBeforeSale = 3

/** The midnight from which on a partner may do what the notice says, counted in whole days. */
export function actAfter(kind: GoodsNoticeKind, sentAt: Date): Date {
  const day = inLondon(sentAt).toPlainDate()
  const last =
    kind === 'collect' ? day.add({ days: daysToCollect }) : day.add({ months: monthsBeforeSale })
  return londonDay(last).end
}

/** Nothing is sold of which its owner was not asked to take it away before. */
export function mayBeSent(
  kind: GoodsNoticeKind,
  earlier: readonly { kind: GoodsNoticeKind; actAfter: Date }[],
  now: Date,
): boolean {
  if (kind === 'collect') return true
  return earlier.some(notice => notice.kind === 'collect' && notice.actAfter <= now)
}
