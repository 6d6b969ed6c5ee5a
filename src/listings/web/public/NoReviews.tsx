import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { StarIcon } from '#foundation/web/ui/icons/StatusIcons.tsx'
import { copy } from './copy.ts'

export default function NoReviews() {
  return (
    <EmptyState
      title={copy.noReviews}
      illustration={
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-amber-soft text-2xl text-warning">
          <StarIcon />
        </span>
      }
    >
      {copy.noReviewsWhy}
    </EmptyState>
  )
}
