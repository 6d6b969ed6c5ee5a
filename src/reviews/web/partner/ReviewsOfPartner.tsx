import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Pagination } from '#design/ui/navigation/Pagination.tsx'
import { OneReview } from '../listing/OneReview.tsx'
import { copy } from './copy.ts'
import type { PartnerReviews } from './read-partner.ts'

interface ReviewsOfPartnerProps {
  id: string
  /** Came with the page, so it shows even when nothing more can be loaded. */
  first: PartnerReviews
}

export function ReviewsOfPartner({ id, first }: ReviewsOfPartnerProps) {
  const [page, setPage] = useState(1)
  const { rows, pageCount } = useReviews(id, first, page)
  return (
    <section aria-labelledby="reviews" className="grid gap-5">
      <h2 id="reviews" className="text-2xl">
        {copy.reviews(first.written)}
      </h2>
      {first.written === 0 && <p className="text-ink-soft">{copy.noReviews}</p>}
      <ul className="grid gap-6">
        {rows.map(review => (
          <li key={review._id} className="grid gap-1">
            {review.space && (
              <p className="wrap-anywhere font-semibold text-ink-soft text-sm">
                {copy.about(review.space)}
              </p>
            )}
            <OneReview review={review} heading="h3" />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} onPage={setPage} />
      <p className="text-sm">
        <Link to="/review-policy" className="text-link touch-target">
          {copy.policy}
        </Link>
      </p>
    </section>
  )
}

function useReviews(id: string, first: PartnerReviews, page: number) {
  const { data = first } = useQuery({
    queryKey: ['reviews', 'of-partner', id, page],
    queryFn: async ({ signal }) =>
      (await import('./read-partner.ts')).readPartnerReviews(id, page, signal),
    enabled: page > 1,
    placeholderData: keepPreviousData,
  })
  const { rows, total } = page === 1 ? first : data
  return { rows, pageCount: Math.ceil(total / reviewsAPage) }
}

/** Must be the number that the loader asks for; importing it would load that file here. */
const reviewsAPage = 10
