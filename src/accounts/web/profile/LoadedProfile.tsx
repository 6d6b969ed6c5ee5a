import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { meQuery } from '../me-query.ts'
import { copy } from './copy.ts'
import { PersonalDetailsSkeleton } from './PersonalDetailsSkeleton.tsx'

/** What needs to know who is logged in; until then its outline, or why it cannot be shown. */
export function LoadedProfile({ children }: { children: (me: User) => ReactNode }) {
  const me = useQuery(meQuery)
  if (me.data) return children(me.data)
  if (!me.isError) return <PersonalDetailsSkeleton />
  return (
    <ErrorState
      title={copy.personal.failed}
      onRetry={() => void me.refetch()}
      retrying={me.isFetching}
    >
      {me.error.message}
    </ErrorState>
  )
}
