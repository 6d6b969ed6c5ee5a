import type { PolicyWords } from '../policy-words.ts'

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

  earnings: {
    heading: 'What could your space earn?',
    lead: 'An estimate from what partners like you ask today.',
    terms: ({ partnerShare, commission }: PolicyWords) =>
      `Listing is free. Of what a renter pays you before tax, ${partnerShare} is yours and Holdall keeps ${commission}. What spaces like yours cost stands on the page of your town.`,
  },

  search: {
    heading: 'Find a Storage Unit Near You',
    label: 'Town, city or postcode',
    placeholder: 'For example Leeds',
    submit: 'Search Listings',
    missing: 'Please enter a location',
  },
}
