import { miles } from '#foundation/rules/distance.ts'

export const copy = {
  perMonth: 'per month',
  perHour: 'per hour',
  withTax: (price: string) => `${price} with tax`,
  noPrice: 'No price yet',
  autoApproval: 'Auto approval',
  delivery: 'Delivery',
  packing: 'Packing',
  /** No finer than that: the pin that strangers see is up to 600 m from the door. */
  away: (km: number) => {
    const away = Math.round(miles(km))
    if (away === 0) return 'Less than a mile away'
    return away === 1 ? 'About a mile away' : `About ${away} miles away`
  },
  untitled: 'Untitled space',
  loading: 'Loading listings',
}
