import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Loading } from '#design/ui/states/Skeleton.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'

interface LoadedOneProps<One> {
  one: UseQueryResult<One>
  words: { loading: string; failed: string; missing: string; missingAbout: string }
  standIn: ReactNode
  children: (one: One) => ReactNode
}

/** One thing of the console: there, not there, failed, or on its way. */
export function LoadedOne<One>({ one, words, standIn, children }: LoadedOneProps<One>) {
  const { data, error, isFetching, refetch } = one
  if (data) return children(data)
  if (isApiFailure(error, 'not_found')) {
    return <EmptyState title={words.missing}>{words.missingAbout}</EmptyState>
  }
  if (error) {
    return (
      <ErrorState title={words.failed} onRetry={refetch} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  return <Loading label={words.loading}>{standIn}</Loading>
}
