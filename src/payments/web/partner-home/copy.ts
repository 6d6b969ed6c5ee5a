export const copy = {
  heading: 'Your earnings this year',
  failed: 'We could not load your earnings',
  thisMonth: (earned: string, paidOut: string) =>
    `This month you earned ${earned} and were paid out ${paidOut}.`,
  all: 'All earnings and payouts',
  unpayable: {
    title: 'We do not know where to send your earnings',
    words: 'They wait for you until your bank account is connected. It takes about five minutes.',
    action: 'Connect your bank',
  },
}
