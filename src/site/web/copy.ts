export const copy = {
  skipToContent: 'Skip to the content',
  homeLink: 'Holdall, home',
  mainMenu: 'Main menu',
  openMenu: 'Menu',
  closeMenu: 'Close the menu',
  accountMenu: (firstName: string) => `${firstName}, your account`,
  dashboard: 'Dashboard',
  logOut: 'Log Out',
  theme: 'Colours',
  toTop: 'Back to the top',
  next: 'Where to next',

  footer: {
    promise:
      'Spare space near you, and a hand with the move. Holdall brings together people who have room and people who need some.',
    contact: 'Talk to us',
    social: 'Follow us',
    opensElsewhere: 'opens another site',
    copyright: (year: number) => `© ${year} Holdall. All rights reserved.`,
    madeFor: 'Prices in pounds sterling. Times are UK times.',
  },

  skeleton: 'Loading the page',

  failure: {
    title: 'Something went wrong',
    heading: 'That did not work',
    ours: 'The page could not be shown. Nothing you entered on other pages is lost. Please try again in a moment.',
    network: 'We could not reach Holdall. Please check your connection and try again.',
    retry: 'Try again',
    home: 'Go to the home page',
  },

  missing: 'Page not found',

  scriptNeeded: {
    heading: 'This page needs JavaScript',
    words:
      'Your dashboard works with live data and cannot be shown without JavaScript. Everything public on Holdall can be read without it.',
  },

  frame: {
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
  },

  auth: {
    scriptNeeded:
      'Logging in and signing up need JavaScript. Everything public on Holdall can be read without it.',
    promise: 'Somebody nearby has the room. Somebody nearby needs it.',
  },
}
