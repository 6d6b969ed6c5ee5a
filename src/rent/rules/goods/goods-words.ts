import { formatPence, type Pence } from '#foundation/rules/money.ts'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import type { GoodsNoticeKind } from './goods-dates.ts'

export const reviewWords = 'Draft wording. Have it checked by a solicitor before you rely on it.'

interface Particulars {
  kind: GoodsNoticeKind
  renter: string
  partner: string
  address: string
  goods: string
  owed: Pence
  sentAt: Date
  actAfter: Date
}

export function goodsNoticeWords({ kind, ...on }: Particulars): string {
  const day = formatDay(after(on.actAfter, -1))
  const heading =
    kind === 'collect' ? 'Notice to collect goods' : 'Notice of intention to sell goods'
  const demand =
    kind === 'collect'
      ? `Please pay what is owed and take the goods away by the end of ${day}.`
      : `Unless you pay what is owed and take the goods away by the end of ${day}, I intend to sell them. From what they fetch I will keep what is owed and the cost of the sale, and hold the rest for you.`
  return [
    heading,
    'Torts (Interference with Goods) Act 1977, section 12 and schedule\u00a01',
    `Date: ${formatDay(on.sentAt)}`,
    `To: ${on.renter}`,
    `From: ${on.partner}, where the goods are held: ${on.address}`,
    `Goods: ${on.goods}`,
    `Owed in rent: ${formatPence(on.owed)}`,
    demand,
    'You may collect them at any reasonable time until then, once what is owed is paid.',
    reviewWords,
  ].join('\n\n')
}
