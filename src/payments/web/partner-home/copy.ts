export const copy = {
  heading: 'Your earnings this year',
  failed: 'We could not load your earnings',
  thisMonth: (earned: string, paidOut: string) =>
    `This month you earned ${earned} and were paid out ${paidOut}.`,
  all: 'All earnings and payouts',
}
