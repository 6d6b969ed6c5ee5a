import { reachText } from '#foundation/rules/place/distance.ts'

export const copy = {
  town: 'Town or postcode',
  townPlaceholder: 'For example York',
  size: 'Size of your space',
  estimate: 'Estimate',
  estimating: 'Working it out',
  failed: 'We could not work that out just now. Please try again.',

  month: 'a month is what you would usually keep',
  range: (low: string, high: string) => `Half of the spaces like yours bring ${low} to ${high}.`,
  around: (count: number, size: string, rate: string, place: string) =>
    `From ${count} spaces of ${size} within ${reachText(25)} of ${place}, after our ${rate} commission.`,
  country: (count: number, size: string, rate: string) =>
    `From ${count} spaces of ${size} across the country, after our ${rate} commission.`,
  tooFewNear: (place: string) =>
    `There are too few like yours around ${place} to go by them alone.`,

  notFound: (place: string) => `We did not find ${place}, so this is for the whole country.`,
  noSuchTown: 'We did not find this place. Please try a town or a postcode.',

  unknownHeading: 'Yours would be one of the first',
  unknown: (size: string) =>
    `Too few spaces of ${size} are listed to say what others ask, so the price is yours to set.`,
  price: 'If you ask, a month',
  keep: (share: string) => `You would keep ${share} of it, every month it is let.`,
}
