import type { ConfigurationItem } from '#foundation/rules/configuration.ts'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { sizeText } from '#listings/rules/space-size.ts'
import { copy, termText } from '../copy.ts'
import type { SearchParams } from '../search-params.ts'
import { activeCopy } from './active-copy.ts'

export interface ActiveFilter {
  id: string
  label: string
  /** The change that removes this filter. */
  without: SearchParams
}

export function activeFilters(
  params: SearchParams,
  types: readonly ConfigurationItem[],
): ActiveFilter[] {
  const { storageType, storageSize, larger, delivery, packing, from, to, box } = params
  const price = priceWords(params)
  const all: (ActiveFilter | false | undefined)[] = [
    delivery && { id: 'delivery', label: copy.delivery, without: { delivery: undefined } },
    packing && { id: 'packing', label: copy.packing, without: { packing: undefined } },
    storageType !== undefined && {
      id: 'type',
      label: types.find(item => item.value === storageType)?.label ?? storageType,
      without: { storageType: undefined },
    },
    storageSize !== undefined && {
      id: 'size',
      label: larger ? activeCopy.sizeOrLarger(sizeText(storageSize)) : sizeText(storageSize),
      without: { storageSize: undefined, larger: undefined },
    },
    price !== undefined && {
      id: 'price',
      label: price,
      without: { minPrice: undefined, maxPrice: undefined },
    },
    from !== undefined &&
      to !== undefined && {
        id: 'days',
        label: activeCopy.freeBetween(dayText(from), dayText(to)),
        without: { from: undefined, to: undefined },
      },
    doorFilter(params),
    box !== undefined && { id: 'box', label: activeCopy.thisArea, without: { box: undefined } },
  ]
  return all.filter(filter => filter !== false && filter !== undefined)
}

function priceWords({ type, minPrice, maxPrice }: SearchParams): string | undefined {
  const per = type === 'month' ? copy.perMonth : copy.perHour
  if (minPrice !== undefined && maxPrice !== undefined) {
    return activeCopy.priceBetween(pounds(minPrice), pounds(maxPrice), per)
  }
  if (minPrice !== undefined) return activeCopy.priceFrom(pounds(minPrice), per)
  return maxPrice === undefined ? undefined : activeCopy.priceTo(pounds(maxPrice), per)
}

function doorFilter(params: SearchParams): ActiveFilter | undefined {
  const term = termText(params)
  const { door, hours, start } = params
  const without = { door: undefined, months: undefined, hours: undefined, start: undefined }
  const label = term && activeCopy.doorWish(term, start && startWords(start, hours), door)
  return label ? { id: 'door', label, without: { ...without, sort: undefined } } : undefined
}

function startWords(start: string, hours: number | undefined): string {
  const moment = { dateStyle: 'medium', timeStyle: 'short' } as const
  const words = hours ? moment : ({ month: 'long', year: 'numeric' } as const)
  return new Date(start).toLocaleString('en-GB', { ...words, timeZone: 'Europe/London' })
}

export function dayText(day: string): string {
  const words = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString('en-GB', words)
}

export function pounds(amount: number): string {
  return formatPence(penceFromPounds(amount))
}
