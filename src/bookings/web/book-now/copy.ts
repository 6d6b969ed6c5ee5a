export const copy = {
  panel: 'Book this space',
  hourly: 'Hourly',
  monthly: 'Monthly',
  perMonth: 'per month',
  perHour: 'per hour',
  howToPay: 'Hourly or monthly',
  bookNow: 'Book Now',
  notAvailable: 'Book Now - Not Available',
  chooseDates: 'Choose dates',
  total: 'Total',
  priceNow: 'Choose a start and an end to see the total.',
  changeDates: 'Please change the dates to see the total.',
  working: 'Working out the total',
  notCharged: 'You are not charged until the partner says yes.',
  instant: 'This partner confirms bookings at once.',
  ask: 'Ask a question',
  needsScript: 'Choosing dates and booking needs JavaScript.',
  own: {
    title: 'This space is your own',
    words: 'Renters book it here. You cannot book a space that you let.',
    promise: 'You cannot book your own space.',
    edit: 'Edit listing',
  },
  notApproved: 'This space cannot be booked until the listing is approved.',
  unavailable: 'The partner is not taking bookings at the moment.',

  availability: {
    needsScript: 'The calendar needs JavaScript. Prices and rules stand above.',
    heading: 'Availability',
    later: 'The calendar starts once the listing is approved.',
  },

  missing: {
    title: 'Listing not found',
    heading: 'This space is not on offer',
    words:
      'The listing may have been taken down, or it is still being looked at. There are other spaces nearby.',
    search: 'Find storage',
    home: 'Go to the home page',
  },
}
