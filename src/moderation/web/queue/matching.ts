import type { ReviewedListing } from '../../rules/wire.ts'

type Searched = Pick<ReviewedListing, 'storageTitle' | 'address' | 'host'>

/** The listings whose title, address or host holds every word of the query. */
export function matching<Item extends Searched>(listings: readonly Item[], query: string): Item[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return listings.filter(({ storageTitle, address, host }) => {
    const { firstName, lastName, email } = host
    const text = [storageTitle, address, firstName, lastName, email].join(' ').toLowerCase()
    return words.every(word => text.includes(word))
  })
}
