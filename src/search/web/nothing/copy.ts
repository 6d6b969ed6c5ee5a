import { reachText } from '#foundation/rules/place/distance.ts'

export const copy = {
  emptyHeading: 'No spaces found',
  emptyFiltered: 'Nothing here fits all of your filters. With fewer of them there may be more.',
  emptyPlace:
    'There is nothing to rent here yet. Try a larger town nearby, or look at every space.',
  notCollected: (from: string) => `No partner here collects from ${from} and fits all the rest.`,
  bringThem: 'I bring my things myself',
  unknownHeading: 'We do not know that place',
  unknownPlace:
    'Please check how it is spelt, or try a postcode or a town nearby. Our spaces are all in the United Kingdom.',
  nearMeHeading: 'Where are you?',
  nearMe: 'We do not ask your browser where you are. Please type your town or postcode.',
  searchInstead: (town: string) => `Search ${town} instead`,
  emptyBut: (km: number) => `The nearest that fits is about ${reachText(km)} away.`,
  emptyEverywhere: 'There are no spaces to rent yet. Please come back soon.',
  firstPage: 'Go to the first page',
  clearFilters: 'Clear filters',
  everySpace: 'See every space',
}
