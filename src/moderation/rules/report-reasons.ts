/** In the words that people choose from. */
export const reportReasons = {
  not_as_described: 'Not as described',
  unsafe: 'Unsafe or illegal',
  prohibited_goods: 'Prohibited goods',
  payment_outside: 'Asks for payment outside Holdall',
  abuse: 'Discrimination or abuse',
  wrong_place: 'Wrong place or pictures',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof reportReasons

export const reportReasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]

export const reportOutcomes = ['nothing_wrong', 'acted_on'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]
