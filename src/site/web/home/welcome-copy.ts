export const copy = {
  heading: 'Where you left off',
  searches: 'Your last searches',
  forget: 'Forget these',
  begun: 'Bookings to finish',
  bookings: 'Your storage',
  drafts: 'Listings to finish',
  untitled: 'Untitled space',
  saved: 'What you have saved',
  running: 'Running',
  upcoming: 'Begins soon',
  pending: 'Waits for the partner',
  unpaid: 'Waits to be paid',
}
