import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { NeedsScript } from '#design/ui/states/NeedsScript.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { savedSearches } from './api.ts'
import { copy } from './copy.ts'

export const Route = createFileRoute('/_public/stop-alerts/$token')({
  ssr: false,
  component: StopAlertsPage,
  pendingComponent: NeedsScript,
})

/** Opening the link changes nothing, because mail programs open links by themselves. */
function StopAlertsPage() {
  const { token } = Route.useParams()
  return (
    <div className="mx-auto grid w-full max-w-xl justify-items-start gap-4 px-edge py-12 sm:px-8 sm:py-20">
      <PageHead title={copy.stopTitle} secret />
      <Question token={token} />
    </div>
  )
}

function Question({ token }: { token: string }) {
  const link = useQuery({
    queryKey: ['stop-alerts', token],
    queryFn: ({ signal }) => savedSearches.look(token, signal),
  })
  return (
    <Loaded
      query={link}
      failed={copy.stopFailed}
      waiting={
        <Loading>
          <Skeleton className="h-40 w-full" />
        </Loading>
      }
      missing={<Outcome title={copy.stopUnknown} words={copy.stopUnknownWords} />}
    >
      {search => <StopAlerts token={token} {...search} />}
    </Loaded>
  )
}

interface StopAlertsProps {
  token: string
  name: string
  alerts: string
}

function StopAlerts({ token, name, alerts }: StopAlertsProps) {
  const [isStopped, setStopped] = useState(false)
  const stop = useAction(async () => {
    await savedSearches.stop(token)
    setStopped(true)
  })
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
