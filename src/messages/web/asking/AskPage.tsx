import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { messages } from '../api.ts'
import { copy } from '../copy.ts'

const words = copy.ask

export const Route = createFileRoute('/_dashboard/messages/ask/$listingId')({
  component: AskPage,
})

function AskPage() {
  const { listingId } = Route.useParams()
  const navigate = useNavigate()
  // A query although it writes: calling it again opens no second thread.
  const opened = useQuery({
    queryKey: ['messages', 'opened', listingId],
    queryFn: () => messages.open(listingId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const threadId = opened.data?._id
  useEffect(() => {
    if (threadId) {
      void navigate({ to: '/messages/$threadId', params: { threadId }, replace: true })
    }
  }, [threadId, navigate])
  if (!opened.isError) {
    return (
      <div className="flex-1 p-6">
        <Loading label={words.loading}>
          <SkeletonText lines={3} />
        </Loading>
      </div>
    )
  }
  const isMissing = isApiFailure(opened.error, 'not_found')
  return (
    <EmptyState
      title={isMissing ? words.missing : words.failed}
      className="m-4 flex-1 content-center border-none"
      action={
        isMissing ? (
          <Link to="/search" className={buttonClass()}>
            {words.search}
          </Link>
        ) : (
          <Link to="/book/$id" params={{ id: listingId }} className={buttonClass()}>
            {words.back}
          </Link>
        )
      }
    >
      {isMissing ? words.missingAbout : opened.error.message}
    </EmptyState>
  )
}
