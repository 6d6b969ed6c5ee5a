import { miles, reachText } from '#foundation/rules/place/distance.ts'
import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
import type { SearchMeta } from '#search/rules/wire.ts'

export const termText = ({ months, hours }: { months?: number; hours?: number }) => {
  const [length, unit] = hours ? [hours, 'hour'] : [months, 'month']
  return length ? `${length} ${unit}${length === 1 ? '' : 's'}` : undefined
}

export const copy = {
  title: (place: string | undefined) =>
    place ? `Storage near ${place}` : 'Find storage space near you',
  description: (place: string | undefined) =>
    `Garages, lofts, spare rooms and units to rent ${place ? `near ${place}` : 'all over the country'}, by the month or by the hour, with tax in every price.`,
  areaTitle: (area: string) => `Storage in ${area}`,
  heading: (place: string | undefined) => (place ? `Storage near ${place}` : 'Find Storage'),

  location: 'Town, city or postcode',
  locationHint: 'For example Leeds',
  submit: 'Search',
  delivery: 'Delivery',
  moving: 'Moving',
  packing: 'Packing',
  showMap: 'Show Map',
  hideMap: 'Hide Map',
  mapShort: 'Map',
  hideShort: 'Hide',
  filters: 'Filters',
  filtersActive: 'active',

  count: (total: number, more: boolean) => {
    if (more) return `More than ${formatWhole(total)} spaces`
    return total === 1 ? '1 space' : `${formatWhole(total)} spaces`
  },
  about: (km: number, label: string) =>
    `We know only roughly where ${label.split(', ').at(-1)} is: up to ${reachText(km)} from the middle of ${label.split(', ')[0]}. The map shows it as a circle.`,
  within: (km: number, place: string) => `Within ${reachText(km)} of ${place}`,
  shownFor: (place: string) => `Shown for ${place}.`,
  didYouMean: 'Did you mean',
  orElse: ' or ',
  between: ', ',
  searching: 'Looking for spaces',
  save: 'Save this search',
  sort: 'Sort by',
  sorts: {
    nearest: 'Nearest first',
    price: 'Lowest price first',
    newest: 'Newest first',
    rated: 'Best rated first',
    door: 'Cheapest to your door',
  },
  door: 'Price to your door',
  /** When not everything was sorted by price to the door. */
  ranked: ({ count, of }: NonNullable<SearchMeta['ranked']>) =>
    `Cheapest first among the ${count} ${of === 'price' ? 'with the lowest rent' : 'nearest'}`,
  fromSum: (sum: string, term: string) => `From ${sum} in all for ${term}`,
  doorTerm: (term: string) => `for ${term}`,
  results: 'Results',

  /** Not finer, because the public pin is up to 600 m from the door. */
  away: (km: number) => {
    const away = Math.round(miles(km))
    if (away === 0) return 'Less than a mile away'
    return away === 1 ? 'About a mile away' : `About ${away} miles away`
  },
  pages: 'More results',
  previousPage: 'Previous results',
  nextPage: 'Show more',
  shownOf: (shown: string, total: string) => `Showing ${shown} of ${total}`,

  widen: (km: number) => `Look within ${reachText(km)}`,
  failed: 'The search did not work',
  retry: 'Try again',

  perHour: 'per hour',
  perMonth: 'per month',
  areaHeading: 'Storage in this area',
}
