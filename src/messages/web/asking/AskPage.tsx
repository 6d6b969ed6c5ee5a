import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { mayAskAgain } from '#foundation/web/api/may-ask-again.ts'
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
  const { error } = opened
  if (isApiFailure(error, 'not_found')) {
    const action = (
      <Link to="/search" className={buttonClass()}>
        {words.search}
      </Link>
    )
    return (
      <EmptyState title={words.missing} className={frame} action={action}>
        {words.missingAbout}
      </EmptyState>
    )
  }
  if (error && !mayAskAgain(0, error)) {
    const action = (
      <Link to="/book/$id" params={{ id: listingId }} className={buttonClass()}>
        {words.back}
      </Link>
    )
    return (
      <EmptyState title={words.refused} className={frame} action={action}>
        {error.message}
      </EmptyState>
    )
  }
  return (
    <div className="flex-1 md:p-6">
      <Loaded query={opened} failed={words.failed} waiting={opening}>
        {() => opening}
      </Loaded>
    </div>
  )
}

const frame = 'm-4 flex-1 content-center border-none'

const opening = (
  <Loading label={words.loading}>
    <SkeletonText lines={3} />
  </Loading>
)
