import { findByWords } from '#design/lists/find-by-words.ts'
import type { ReviewedListing } from '../../rules/wire.ts'

type Searched = Pick<ReviewedListing, 'storageTitle' | 'address' | 'host'>

/** In the title, the address, and the host's name and email. */
export function matching<Found extends Searched>(listings: readonly Found[], query: string) {
  return findByWords(
    listings,
    query,
    ({ storageTitle, address, host: { firstName, lastName, email } }) =>
      [storageTitle, address, firstName, lastName, email].join(' '),
  )
}
