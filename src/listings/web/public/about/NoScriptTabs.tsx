import { squareFeet, squareMetres } from '#listings/rules/space-size.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { RatingText } from '../../card/RatingText.tsx'
import { copy } from '../copy.ts'
import { copy as dimensions } from '../dimensions/copy.ts'

/** What stands behind the tabs that only JavaScript opens. */
export function NoScriptTabs({ listing }: { listing: PublicListing }) {
  const feet = listing.storageSize ? squareFeet(listing.storageSize.name) : undefined
  return (
    <noscript>
      <h2 className="mt-8 mb-2 text-xl">{copy.tabs.dimensions}</h2>
      <p>{feet === undefined ? dimensions.unknown : dimensions.area(feet, squareMetres(feet))}</p>
      <h2 className="mt-8 mb-2 text-xl">{copy.tabs.review}</h2>
      <RatingText rating={listing.rating} createdAt={listing.createdAt} />
      <p>{copy.withoutScript}</p>
    </noscript>
  )
}
