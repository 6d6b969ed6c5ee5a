import { formatDay } from '#foundation/rules/time/time.ts'
import { squareFeet, squareMetres } from '#listings/rules/space-size.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { RatingText } from '../../card/RatingText.tsx'
import { copy } from '../copy.ts'
import { copy as dimensions } from '../dimensions/copy.ts'
import { copy as later } from '../later-copy.ts'
import type { FirstReview } from '../read-listing.ts'

interface NoScriptTabsProps {
  listing: PublicListing
  reviews: readonly FirstReview[]
}

/** The tabs need JavaScript; without it their contents stand here. */
export function NoScriptTabs({ listing, reviews }: NoScriptTabsProps) {
  const feet = listing.storageSize ? squareFeet(listing.storageSize.name) : undefined
  return (
    <noscript>
      <h2 className="mt-8 mb-2 text-xl">{copy.tabs.dimensions}</h2>
      <p>{feet === undefined ? dimensions.unknown : dimensions.area(feet, squareMetres(feet))}</p>
      <h2 className="mt-8 mb-2 text-xl">{copy.tabs.review}</h2>
      <RatingText rating={listing.rating} createdAt={listing.createdAt} />
      {reviews.map(review => (
        <Review key={review._id} review={review} />
      ))}
      <p className="mt-4">{later.reviews.withoutScript}</p>
    </noscript>
  )
}

function Review({ review: { rating, text, createdAt, by, response } }: { review: FirstReview }) {
  return (
    <article className="mt-4">
      <h3 className="text-base">
        {rating === null ? by.firstName : later.reviews.byWithStars(by.firstName, rating)}
      </h3>
      <p className="text-ink-soft text-sm">{formatDay(new Date(createdAt))}</p>
      <p className="wrap-anywhere max-w-measure whitespace-pre-line">{text}</p>
      {response && (
        <p className="wrap-anywhere max-w-measure whitespace-pre-line text-ink-soft">
          {later.reviews.answer(response.text)}
        </p>
      )}
    </article>
  )
}
