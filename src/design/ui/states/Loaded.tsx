import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { ErrorState } from './ErrorState.tsx'

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** Heads the reason when it could not be had. */
  failed: string
  /** Stands in while it is on its way. */
  waiting: ReactNode
  /** Said instead of a reason when there is no such thing. */
  missing?: ReactNode
  /** Of the frame around the reason. */
  className?: string
  children: (data: Data) => ReactNode
}

/** What was asked of the server: there, on its way, not there, or failed and worth another try. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failed, waiting, missing, className, children } = props
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return waiting
  if (missing !== undefined && isApiFailure(error, 'not_found')) return missing
  return (
    <ErrorState title={failed} onRetry={() => void refetch()} className={className}>
      {error.message}
    </ErrorState>
  )
}
