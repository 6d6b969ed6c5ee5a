import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Loaded } from '../ui/states/Loaded.tsx'
import { Loading, SkeletonRow } from '../ui/states/Skeleton.tsx'

export interface ListStatesProps<List> {
  list: UseQueryResult<List>
  words: { loading: string; failed: string }
  skeletonRows?: number
  /** One row while it loads, where the list is of other rows than the usual. */
  skeleton?: ReactNode
  children: (list: List) => ReactNode
}

/** Loading and failed states of a list; `children` draws the loaded one. */
export function ListStates<List>({
  list,
  words,
  skeletonRows = 6,
  skeleton = <SkeletonRow />,
  children,
}: ListStatesProps<List>) {
  const waiting = (
    <Loading label={words.loading}>
      {Array.from({ length: skeletonRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
        <Fragment key={row}>{skeleton}</Fragment>
      ))}
    </Loading>
  )
  return (
    <Loaded query={list} failed={words.failed} waiting={waiting}>
      {children}
    </Loaded>
  )
}
