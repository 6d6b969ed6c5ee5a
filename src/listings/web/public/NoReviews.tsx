import { StarIcon } from '#design/ui/icons/StatusIcons.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
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
