export const copy = {
  title: 'Holdall: storage space near you, and a hand with the move',
  description:
    'Find storage easily: rent a garage, a loft or a spare room from somebody nearby, by the month or by the hour. Or list your own space and reach people who need it.',

  hero: {
    heading: 'Find storage easily, close to home',
    lead: 'Rent a garage, a loft or a spare room from somebody nearby. Got room to spare? Listing it gives you access to prospective customers around the corner.',
    getStarted: 'Get Started',
    getStartedAbout: 'List your space. It costs nothing until you earn.',
    picture: 'A street in which spare garages, lofts and rooms glow with warm light',
  },

  search: {
    heading: 'Find a Storage Unit Near You',
    label: 'Town, city or postcode',
    placeholder: 'For example Leeds',
    submit: 'Search Listings',
    missing: 'Please enter a location',
  },
}
