import { miles, reachText } from '#foundation/rules/place/distance.ts'
import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'

export const monthsText = (months: number) => (months === 1 ? '1 month' : `${months} months`)

export const copy = {
  title: (place: string | undefined) =>
    place ? `Storage near ${place}` : 'Find storage space near you',
  description: (place: string | undefined) =>
    place
      ? `Garages, lofts, spare rooms and units to rent near ${place}, by the month or by the hour, with tax in every price.`
      : 'Garages, lofts, spare rooms and units to rent all over the country, by the month or by the hour, with tax in every price.',
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
  filtersActive: (count: number) => `Filters, ${count} active`,

  count: (total: number, more: boolean) => {
    if (more) return `More than ${formatWhole(total)} spaces`
    return total === 1 ? '1 space' : `${formatWhole(total)} spaces`
  },
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
    door: 'Cheapest to your door, page by page',
  },
  door: 'Price to your door',
  doorTerm: (months: number) => `for ${monthsText(months)}`,
  doorWish: (months: number, month: string | undefined, from: string | undefined) =>
    [`${monthsText(months)}${month ? ` from ${month}` : ''}`, from && `collected from ${from}`]
      .filter(Boolean)
      .join(', '),
  pinToDoor: (title: string, price: string, term: string) => `${title}, ${price} ${term}`,
  results: 'Results',
  loading: 'Loading spaces',

  /** No finer than that: the pin that strangers see is up to 600 m from the door. */
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
  offline: 'You are offline. The search goes on once you are connected again.',

  activeFilters: 'Active filters',
  clearAll: 'Clear All',
  apply: 'Apply Filters',
  freeDays: 'Free on all of these days',
  freeDaysHelp: 'Leaves out what is booked or closed then.',
  firstDay: 'From',
  lastDay: 'Until',
  bothDays: 'Please choose both days.',
  crossedDays: 'The last day must not come before the first.',
  freeBetween: (from: string, to: string) =>
    from === to ? `Free on ${from}` : `Free from ${from} to ${to}`,
  thisArea: 'Area on the map',
  storageType: 'Storage type',
  anyType: 'Any type',
  storageSize: 'Storage size',
  anySize: 'Any size',
  larger: 'Larger spaces too',
  sizeOrLarger: (size: string) => `${size} or larger`,
  rate: 'Price per',
  rates: { hour: 'Hour', month: 'Month' },
  price: 'Price range',
  priceHelp: 'The price that the partner asks, before tax.',
  minPrice: 'Minimum price',
  maxPrice: 'Maximum price',
  minimum: 'Please enter £1 or more.',
  upsideDown: 'The highest price must not be below the lowest.',
  histogram: 'How many spaces there are at which price',
  bin: (count: number, from: string, to: string) =>
    `${count === 1 ? '1 space' : `${count} spaces`} from ${from} to ${to}`,
  priceBetween: (from: string, to: string, per: string) => `${from} to ${to} ${per}`,
  priceFrom: (from: string, per: string) => `From ${from} ${per}`,
  priceTo: (to: string, per: string) => `Up to ${to} ${per}`,
  perHour: 'per hour',
  perMonth: 'per month',

  map: 'Map of the results',
  searchThisArea: 'Search this area',
  areaHeading: 'Storage in this area',
  pin: (title: string, price: string, per: string) => `${title}, ${price} ${per} with tax`,
  untitled: 'Untitled space',
}
