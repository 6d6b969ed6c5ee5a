import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading } from '#design/ui/states/Skeleton.tsx'

interface LoadedOneProps<One> {
  one: UseQueryResult<One>
  words: { loading: string; failed: string; missing: string; missingAbout: string }
  standIn: ReactNode
  children: (one: One) => ReactNode
}

export function LoadedOne<One>({ one, words, standIn, children }: LoadedOneProps<One>) {
  return (
    <Loaded
      query={one}
      failed={words.failed}
      waiting={<Loading label={words.loading}>{standIn}</Loading>}
      missing={<EmptyState title={words.missing}>{words.missingAbout}</EmptyState>}
    >
      {children}
    </Loaded>
  )
}
