/** The words of parts that load after the page. */
export const copy = {
  noPictures: 'A drawing. The partner has no pictures yet.',

  similar: {
    heading: 'Similar Listings',
    more: 'See all storage',
  },

  map: {
    label: (place: string) => `Map of the area around ${place}`,
    pin: 'About here',
    noStreets: 'This map does not show streets, only towns and distances.',
  },

  reviews: {
    byWithStars: (name: string, stars: number) => `${name}: ${stars} of 5 stars`,
    answer: (text: string) => `The partner answers: ${text}`,
    withoutScript: 'With JavaScript on, all reviews are here, to be chosen by stars and searched.',
  },
}
