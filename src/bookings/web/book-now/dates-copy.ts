/** Apart from the rest, which the first load of a listing brings. */
export const copy = {
  startMonth: 'First month',
  endMonth: 'Last month',
  start: 'Start',
  end: 'End',
  ukTimes: 'UK time',
  ukTimesAfter: (notice: string) => `UK time. This partner needs ${notice} of notice.`,
  notice: (notice: string) => `This partner needs ${notice} of notice.`,
  monthFrom: (start: string, notice: string) =>
    `This partner needs ${notice} of notice, so it starts on ${start}. The month is charged whole.`,
  wholeMonth: 'This month is charged whole, from its first day.',
  firstMonth: (notice: string, month: string) =>
    `This partner needs ${notice} of notice, so the first month is ${month}.`,
  byTheMonth: (total: string, months: string) =>
    `By the month the space costs ${total} with tax, for ${months}.`,
  monthUntil: (first: string, last: string) => `${first} to ${last}`,
  switchToMonthly: 'Switch to Monthly',
  noneForAll:
    'No one of these spaces is free for all of that time. Please try another or a shorter one.',
}
