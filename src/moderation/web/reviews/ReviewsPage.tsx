import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { pageIn } from '#design/lists/list-search.ts'
import { reviewDeskStatuses } from '#reviews/rules/review-desk-statuses.ts'
import { ConsoleList } from '../ConsoleList.tsx'
import { copy } from './copy.ts'
import { DeskReview } from './DeskReview.tsx'
import { reviewDeskQuery, reviewsPageSize } from './reviews-api.ts'

export const Route = createFileRoute('/_dashboard/admin/reviews')({
  validateSearch: (address: Record<string, unknown>) => {
    const status = reviewDeskStatuses.find(one => one === address.status)
    return { ...pageIn(address), ...(status && { status }) }
  },
  component: ReviewsPage,
})

function ReviewsPage() {
  const { page = 1, status = 'held' } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/reviews' })
  const list = useQuery(reviewDeskQuery(status, page))
  return (
    <ConsoleList
      section="reviews"
      words={copy}
      statuses={reviewDeskStatuses}
      status={status}
      onStatus={next => void navigate({ search: { status: next } })}
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
