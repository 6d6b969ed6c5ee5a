import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { savedSearches } from './api.ts'
import { copy } from './copy.ts'

export const Route = createFileRoute('/_public/stop-alerts/$token')({
  ssr: false,
  component: StopAlertsPage,
})

/** Opening the link changes nothing, as mail programs open links by themselves. */
function StopAlertsPage() {
  const { token } = Route.useParams()
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-4 px-4 py-12 sm:px-8 sm:py-20">
      <PageHead title={copy.stopTitle} secret />
      <Question token={token} />
    </div>
  )
}

function Question({ token }: { token: string }) {
  const [isStopped, setStopped] = useState(false)
  const link = useQuery({
    queryKey: ['stop-alerts', token],
    queryFn: ({ signal }) => savedSearches.look(token, signal),
  })
  const stop = useAction(async () => {
    await savedSearches.stop(token)
    setStopped(true)
  })
  if (isApiFailure(link.error, 'not_found')) {
    return <Outcome title={copy.stopUnknown} words={copy.stopUnknownWords} />
  }
  if (link.isError) {
    return (
      <ErrorState title={copy.stopTitle} onRetry={() => void link.refetch()}>
        {link.error.message}
      </ErrorState>
    )
  }
  if (!link.data) return <Skeleton className="h-40 w-full" />
  const { name, alerts } = link.data
  if (isStopped || alerts === 'off')
    return <Outcome title={copy.stopped(name)} words={copy.stopWords} />
  return (
    <>
      <h1 className="break-words text-3xl">{copy.stopQuestion(name)}</h1>
      <p>{copy.stopWords}</p>
      <Button onClick={() => void stop.run()} loading={stop.busy}>
        {copy.stop}
      </Button>
    </>
  )
}

function Outcome({ title, words }: { title: string; words: string }) {
  return (
    <>
      <div role="status">
        <h1 className="break-words text-3xl">{title}</h1>
      </div>
      <p>{words}</p>
      <Link to="/saved" className={buttonClass({ variant: 'secondary' })}>
        {copy.toSaved}
      </Link>
    </>
  )
}
