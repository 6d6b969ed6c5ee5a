import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import type { OwnRecord } from '#listings/rules/readings/wire.ts'
import { ownRecordQuery } from './api.ts'
import { copy } from './copy.ts'
import { OwnReadings } from './OwnReadings.tsx'
import { PostReading } from './PostReading.tsx'
import { ReadingChart } from './ReadingChart.tsx'

export const Route = createFileRoute('/_dashboard/listings/readings/$id')({
  component: ReadingsPage,
})

const words = copy.own

function ReadingsPage() {
  useDashboardTitle(copy.title)
  const { id } = Route.useParams()
  const record = useQuery(ownRecordQuery(id))
  return (
    <>
      <BackLink to="/listings">{words.back}</BackLink>
      <Loaded
        query={record}
        failed={words.failed}
        waiting={<Waiting />}
        missing={
          <EmptyState title={words.missingTitle} illustration={<EmptyListScene />}>
            {words.missingWords}
          </EmptyState>
        }
      >
        {own => <Record id={id} record={own} />}
      </Loaded>
    </>
  )
}

function Record({ id, record }: { id: string; record: OwnRecord }) {
  const { title, readings, mayPost } = record
  const shown = readings.filter(({ removedBecause }) => removedBecause === null)
  const isOpen = mayPost && !isDone(record)
  return (
    <div className="grid max-w-5xl gap-6">
      <div>
        <h2 className="wrap-anywhere text-2xl">{title}</h2>
        <p className="mt-2 max-w-measure text-ink-soft">{words.about}</p>
        <p className="mt-2 max-w-measure text-ink-soft">{words.honest}</p>
      </div>
      <BadgeNotice record={record} />
      {!mayPost && <Alert tone="warning" title={words.notApproved} />}
      <div className={cx('grid items-start gap-6', isOpen && 'lg:grid-cols-2')}>
        {isOpen && <PostReading id={id} mayCorrect={readings.some(one => one.mayChange)} />}
        {readings.length > 0 && (
          <Card className="grid gap-5">
            <h3 className="text-xl">{words.series}</h3>
            {shown.length > 1 && <ReadingChart readings={shown} />}
            <OwnReadings id={id} readings={readings} />
            <a href={`/book/${id}`} className="text-link touch-target justify-self-start">
              {words.publicPage}
            </a>
          </Card>
        )}
      </div>
    </div>
  )
}

/** This month has its reading, which can no longer be corrected. */
function isDone({ nextFrom }: OwnRecord): boolean {
  return nextFrom !== null && nextFrom > londonDate(serverNow())
}

function BadgeNotice({ record }: { record: OwnRecord }) {
  const { badgeUntil, dueOn, nextFrom } = record
  if (badgeUntil === null || dueOn === null) {
    return <Alert title={words.none}>{words.noneWords}</Alert>
  }
  const isShown = badgeUntil >= londonDate(serverNow())
  return (
    <Alert
      tone={isShown ? 'success' : 'warning'}
      title={isShown ? words.shows(badgeUntil) : words.over(badgeUntil)}
    >
      {isDone(record) && nextFrom ? words.notYet(nextFrom, dueOn) : words.due(dueOn)}
    </Alert>
  )
}

function Waiting() {
  return (
    <Loading label={words.loading}>
      <div className="grid max-w-5xl grid-cols-1 gap-6">
        <Skeleton className="h-8 w-80 max-w-full" />
        <Skeleton className="h-16" />
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-112" />
          <Skeleton className="h-80" />
        </div>
      </div>
    </Loading>
  )
}
