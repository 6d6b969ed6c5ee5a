import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pageIn } from '#design/lists/list-search.ts'
import { reviewDeskStatuses } from '#reviews/rules/review-desk-statuses.ts'
import type { ReviewDeskStatus } from '#reviews/rules/wire.ts'
import { ConsoleList } from '../ConsoleList.tsx'
import { copy } from './copy.ts'
import { DeskReview } from './DeskReview.tsx'
import { reviewDeskQuery, reviewsPageSize } from './reviews-api.ts'

export const Route = createFileRoute('/_dashboard/admin/reviews')({
  validateSearch: pageIn,
  component: ReviewsPage,
})

function ReviewsPage() {
  const { page = 1 } = Route.useSearch()
  const [status, setStatus] = useState<ReviewDeskStatus>('held')
  const navigate = useNavigate({ from: '/admin/reviews' })
  const list = useQuery(reviewDeskQuery(status, page))
  return (
    <ConsoleList
      section="reviews"
      words={copy}
      statuses={reviewDeskStatuses}
      status={status}
      onStatus={next => {
        setStatus(next)
        void navigate({ search: {} })
      }}
      list={list}
      page={page}
      pageSize={reviewsPageSize}
      onPage={next => void navigate({ search: before => ({ ...before, page: next }) })}
    >
      {rows => (
        <ul className="grid gap-4">
          {rows.map(review => (
            <li key={review._id}>
              <DeskReview review={review} />
            </li>
          ))}
        </ul>
      )}
    </ConsoleList>
  )
}
