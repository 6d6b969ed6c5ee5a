import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { reviewQuery } from '../queries.ts'
import { ShortcutHints } from '../ShortcutHints.tsx'
import { copy } from './copy.ts'
import { LoadedReview } from './LoadedReview.tsx'

export const Route = createFileRoute('/_dashboard/admin/listings/$id')({
  component: ReviewPage,
})

function ReviewPage() {
  const { id } = Route.useParams()
  const navigate = useNavigate()
  const review = useQuery(reviewQuery(id))
  return (
    <ConsoleFrame section="listings" one={review.data?.storageTitle}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <BackLink to="/admin">{copy.back}</BackLink>
        <ShortcutHints />
      </div>
      <LoadedReview id={id} onDecided={() => void navigate({ to: '/admin' })} />
    </ConsoleFrame>
  )
}
