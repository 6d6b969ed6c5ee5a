import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { ShortcutHints } from '../ShortcutHints.tsx'
import { copy } from './copy.ts'
import { LoadedReview } from './LoadedReview.tsx'

export const Route = createFileRoute('/_dashboard/admin/listings/$id')({
  component: ReviewPage,
})

function ReviewPage() {
  const { id } = Route.useParams()
  const navigate = useNavigate()
  return (
    <ConsoleFrame section="listings">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <BackLink to="/admin">{copy.back}</BackLink>
        <ShortcutHints />
      </div>
      <LoadedReview id={id} onDecided={() => void navigate({ to: '/admin' })} />
    </ConsoleFrame>
  )
}
