export const copy = {
  newest: {
    heading: 'Find Storage Near You',
    lead: 'The spaces that came in last.',
    more: 'Show More',
    none: 'No spaces yet. The first ones will stand here as soon as they are listed.',
  },
  featured: {
    heading: 'Featured Listings',
    lead: 'Spaces we would show a friend.',
    none: 'No spaces yet.',
  },
  towns: {
    heading: 'Storage by town',
    lead: 'What there is to rent, and what it usually costs.',
    all: 'See every town',
  },
  failed: 'We could not load these just now',
}
