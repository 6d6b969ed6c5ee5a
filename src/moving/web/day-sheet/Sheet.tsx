import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NotFoundScene } from '#design/scenes/NotFoundScene.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { formatDay, formatMoment } from '#foundation/rules/time/time.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { DaySheet } from '#moving/rules/move-wire.ts'
import { daySheetQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { opening } from './opening-copy.ts'
import { SheetSkeleton } from './SheetSkeleton.tsx'
import { StopCard } from './StopCard.tsx'
import { useSheetOffline } from './use-sheet-offline.ts'

export function Sheet({ token }: { token: string }) {
  const sheet = useQuery(daySheetQuery(token))
  const isClosed = isApiFailure(sheet.error, 'day_sheet_closed')
  const isKept = useSheetOffline(token, isClosed ? undefined : sheet.data)
  if (isClosed && sheet.error) {
    return (
      <>
        <h1 className="sr-only">{opening.title}</h1>
        <EmptyState
          title={copy.closedTitle}
          illustration={<NotFoundScene className="w-full" />}
          className="mt-4"
        >
          {sheet.error.message}
        </EmptyState>
      </>
    )
  }
  if (sheet.data) return <Stops token={token} sheet={sheet.data} isKept={isKept} />
  return (
    <>
      <h1 className="sr-only">{opening.title}</h1>
      {sheet.isError && !sheet.isFetching ? (
        <ErrorState title={copy.failed} onRetry={() => void sheet.refetch()} className="mt-4">
          {sheet.error.message}
        </ErrorState>
      ) : (
        <SheetSkeleton />
      )}
    </>
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
  return (
    <>
      <h1 className="text-2xl">{copy.heading(sheet.firstName)}</h1>
      <p className="mt-1 text-ink-soft">
        {formatDay(new Date(sheet.date))}. {copy.closes(formatMoment(new Date(sheet.expiresAt)))}
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
