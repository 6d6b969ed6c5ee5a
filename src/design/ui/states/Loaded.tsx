import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { ErrorState } from './ErrorState.tsx'
import { useUnhurried } from './use-unhurried.ts'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** The heading when loading failed. */
  failed: string
  /** Shown while it loads. */
  waiting: ReactNode
  /** Shown when it does not exist. */
  missing?: ReactNode
  /** The class of the frame around a failure. */
  className?: string
  children: (data: Data) => ReactNode
}

/** The result of a query: loaded, loading, not found, or failed with a button to try again. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failed, waiting, missing, className, children } = props
  const { data, error, refetch } = query
  const shown = useUnhurried(data)
  if (shown !== undefined) return children(shown)
  if (!error || data !== undefined) return waiting
  if (missing !== undefined && isApiFailure(error, 'not_found')) return missing
  return (
    <ErrorState title={failed} onRetry={() => void refetch()} className={className}>
      {error.message}
    </ErrorState>
  )
}
