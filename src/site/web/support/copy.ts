export const copy = {
  title: 'Help & Support',
  description:
    'Answers about finding and booking storage, paying, cancelling and refunds, moving, letting out your space, payouts, your account and safety on Holdall.',
  above: 'Help & Support',
  heading: 'How can we help?',
  lead: 'Short answers to what people ask most. If yours is not here, write to us: a person reads it.',
  search: 'Search topics',
}
