import { dayOfEnd, dayOfStart } from '#foundation/rules/time/day-or-instant.ts'
import type { SearchFilter } from './wire.ts'

/** As an address within the site. */
export function searchAddress(filter: SearchFilter): string {
  const { bounds } = filter
  const asked = {
    s: filter.area || filter.address,
    type: filter.type?.startsWith('month') ? 'month' : null,
    storageType: filter.storageType,
    storageSize: filter.storageSize,
    larger: filter.storageSize && filter.orLarger,
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
    delivery: filter.delivery,
    packing: filter.packing,
    box: bounds && [bounds.west, bounds.south, bounds.east, bounds.north].join(','),
    within: filter.radiusKm,
    from: filter.startDate && dayOfStart(filter.startDate),
    to: filter.endDate && dayOfEnd(filter.endDate),
  }
  const words = Object.entries(asked)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return words.length === 0 ? '/search' : `/search?${words.join('&')}`
}
