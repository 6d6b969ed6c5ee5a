export const copy = {
  menu: 'Dashboard menu',
  quickMenu: 'Quick menu',
  more: 'Menu',
  searchFor: {
    '/listings': 'Search listings',
    '/bookings': 'Search bookings',
    '/your-storage': 'Search bookings',
    '/cancelled-bookings': 'Search bookings',
    '/drivers': 'Search drivers',
    '/admin': 'Search listings',
  },
  createListing: 'Create Listing',
  bookListing: 'Book a listing',
  profile: 'Your profile',
  logOut: 'Log out',
  scriptNeeded: {
    heading: 'This page needs JavaScript',
    words:
      'Logging in needs JavaScript, and so does all work on your dashboard. Everything public on Holdall can be read without it.',
    forChanges: 'Without JavaScript you can read this page, but change nothing.',
  },
}
