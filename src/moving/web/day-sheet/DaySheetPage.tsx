import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotFoundScene } from '#design/scenes/NotFoundScene.tsx'
import { DrawnWordmark } from '#design/server-drawn/DrawnWordmark.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Loading, SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { formatDay, formatMoment } from '#foundation/rules/time/time.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import type { DaySheet } from '#moving/rules/move-wire.ts'
import { daySheetQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { opening } from './opening-copy.ts'
import { StopCard } from './StopCard.tsx'
import { useSheetOffline } from './use-sheet-offline.ts'

export const Route = createFileRoute('/day-sheet/$token')({
  ssr: false,
  component: DaySheetPage,
  pendingComponent: DaySheetSkeleton,
})

/** For a phone in a van: large text, in driving order, and only this day. */
function DaySheetPage() {
  const { token } = Route.useParams()
  return (
    <Frame>
      <Sheet token={token} />
    </Frame>
  )
}

/** The server draws the same page for every driver. */
function DaySheetSkeleton() {
  return (
    <Frame>
      <Opening />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-xl px-4 pb-16">
      <PageHead title={opening.title} secret />
      <header className="flex h-16 items-center">
        <DrawnWordmark title="Holdall" className="h-8 w-30" />
      </header>
      <main tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  )
}

function Sheet({ token }: { token: string }) {
  const sheet = useQuery(daySheetQuery(token))
  const isClosed = isApiFailure(sheet.error, 'day_sheet_closed')
  const isKept = useSheetOffline(token, isClosed ? undefined : sheet.data)
  if (sheet.data) return <Stops token={token} sheet={sheet.data} isKept={isKept} />
  if (isClosed && sheet.error) {
    return (
      <>
        <h1 className="sr-only">{opening.title}</h1>
        <EmptyState title={copy.closedTitle} illustration={<NotFoundScene className="w-full" />}>
          {sheet.error.message}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <h1 className="sr-only">{opening.title}</h1>
      {sheet.isError && !sheet.isFetching ? (
        <ErrorState title={copy.failed} onRetry={() => void sheet.refetch()}>
          {sheet.error.message}
        </ErrorState>
      ) : (
        <Opening />
      )}
    </>
  )
}

function Opening() {
  return (
    <Loading label={opening.loading}>
      <SkeletonCard />
    </Loading>
  )
}

interface StopsProps {
  token: string
  sheet: DaySheet
  isKept: boolean
}

function Stops({ token, sheet, isKept }: StopsProps) {
  const queries = useQueryClient()
  const keep = (changed: DaySheet) => queries.setQueryData(daySheetQuery(token).queryKey, changed)
  const noon = new Date(`${sheet.date}T12:00:00Z`)
  return (
    <>
      <h1 className="text-2xl">{copy.heading(sheet.firstName)}</h1>
      <p className="mt-1 text-ink-soft">
        {formatDay(noon)}. {copy.closes(formatMoment(new Date(sheet.expiresAt)))}
        {isKept && ` ${copy.kept}`}
      </p>
      {sheet.stops.length === 0 ? (
        <EmptyState title={copy.none} className="mt-6">
          {copy.noneWords}
        </EmptyState>
      ) : (
        <ol className="mt-6 grid grid-cols-1 gap-5">
          {sheet.stops.map((stop, index) => (
            <li key={`${stop.move} ${stop.kind}`}>
              <StopCard
                token={token}
                stop={stop}
                place={copy.stop(index + 1, sheet.stops.length)}
                onChange={keep}
              />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
