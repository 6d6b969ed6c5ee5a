import { useQuery } from '@tanstack/react-query'
import { Skeleton, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { LoadedOne } from '../LoadedOne.tsx'
import { reviewQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { Review } from './Review.tsx'

interface LoadedReviewProps {
  id: string
  onDecided?: () => void
}

export function LoadedReview({ id, onDecided }: LoadedReviewProps) {
  const review = useQuery(reviewQuery(id))
  return (
    <LoadedOne one={review} words={copy} standIn={standIn}>
      {listing => <Review key={listing._id} listing={listing} onDecided={onDecided} />}
    </LoadedOne>
  )
}

const standIn = (
  <div className="grid grid-cols-1 gap-6">
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-11 w-80 max-w-full" />
    <Skeleton className="h-48" />
    <SkeletonText lines={6} />
  </div>
)
