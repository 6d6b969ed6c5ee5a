import { findByWords } from '#design/lists/find-by-words.ts'
import type { ReviewedListing } from '../../rules/wire.ts'

type Searched = Pick<ReviewedListing, 'storageTitle' | 'address' | 'host'>

/** The search looks at title, address and host. */
export function matching<Found extends Searched>(listings: readonly Found[], query: string) {
  return findByWords(
    listings,
    query,
    ({ storageTitle, address, host: { firstName, lastName, email } }) =>
      [storageTitle, address, firstName, lastName, email].join(' '),
  )
}
