export const copy = {
  title: 'You have asked for this space already',
  about: (term: string) => `Your booking of it: ${term}. Book Now asks for one more.`,
  see: 'See that booking',
}
