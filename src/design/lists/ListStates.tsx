import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../ui/states/Loaded.tsx'
import { Loading, SkeletonRow } from '../ui/states/Skeleton.tsx'

export interface ListStatesProps<List> {
  list: UseQueryResult<List>
  words: { loading: string; failed: string }
  skeletonRows?: number
  children: (list: List) => ReactNode
}

/** Loading and failed states of a list; `children` draws the loaded one. */
export function ListStates<List>({
  list,
  words,
  skeletonRows = 6,
  children,
}: ListStatesProps<List>) {
  const waiting = (
    <Loading label={words.loading}>
      {Array.from({ length: skeletonRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
        <SkeletonRow key={row} />
      ))}
    </Loading>
  )
  return (
    <Loaded query={list} failed={words.failed} waiting={waiting}>
      {children}
    </Loaded>
  )
}
