export const copy = {
  menu: 'Dashboard menu',
  quickMenu: 'Quick menu',
  more: 'Menu',
  searchFor: {
    '/listings': 'Search your listings',
    '/bookings': 'Search your bookings',
    '/your-storage': 'Search your bookings',
    '/cancelled-bookings': 'Search your bookings',
    '/drivers': 'Search your drivers',
    '/admin': 'Search',
  },
  createListing: 'Create Listing',
  bookListing: 'Book a listing',
  profile: 'Your profile',
  logOut: 'Log out',
}
