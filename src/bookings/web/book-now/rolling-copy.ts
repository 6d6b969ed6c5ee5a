/** Apart from the rest, which the first load of a listing brings. */
export const rollingCopy = {
  label: 'Until I give notice',
  about: (shortest: string | null | undefined) =>
    `You pay month by month from your card until notice is given${shortest ? `, for at least ${shortest}` : ''}. Notice runs to the end of the next whole month.`,
  wholeMonths:
    'The first month is paid whole. Each later month is taken from your card on the 27th of the month before, but not while you can still cancel with a refund. If the last month ends early, you pay only for its days.',
  total: 'First month',
  priceNow: 'Choose a first month to see what a month costs.',
}
