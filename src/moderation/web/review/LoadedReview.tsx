import { useQuery } from '@tanstack/react-query'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { Loading, Skeleton, SkeletonText } from '#foundation/web/ui/Skeleton.tsx'
import { copy } from '../copy.ts'
import { reviewQuery } from '../queries.ts'
import { Review } from './Review.tsx'

const words = copy.review

interface LoadedReviewProps {
  id: string
  onDecided?: () => void
}

export function LoadedReview({ id, onDecided }: LoadedReviewProps) {
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(id))
  if (data) return <Review key={data._id} listing={data} onDecided={onDecided} />
  if (isApiFailure(error, 'not_found')) {
    return <EmptyState title={words.missing}>{words.missingAbout}</EmptyState>
  }
  if (error) {
    return (
      <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  return (
    <Loading label={words.loading}>
      <div className="grid gap-6">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton className="h-11 w-80 max-w-full" />
        <Skeleton className="h-48" />
        <SkeletonText lines={6} />
      </div>
    </Loading>
  )
}
