import type { Earnings } from '../../rules/payout-wire.ts'

/** Amounts in whole pence. "Mar" is for the chart, "March 2026" for the table. */
export interface EarningsMonth {
  month: string
  short: string
  name: string
  gross: number
  commission: number
  earned: number
  paidOut: number
}

const shortName = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })
const longName = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function monthsOf({ months }: Pick<Earnings, 'months'>): EarningsMonth[] {
  return months.map(({ month, earnedPence, commissionPence, paidOutPence }) => {
    const middle = new Date(`${month}-15T12:00:00Z`)
    return {
      month,
      short: shortName.format(middle),
      name: longName.format(middle),
      gross: earnedPence,
      commission: commissionPence,
      earned: earnedPence - commissionPence,
      paidOut: paidOutPence,
    }
  })
}
