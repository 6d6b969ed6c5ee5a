import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type { Move } from '#moving/rules/move-wire.ts'
import { moving } from './api.ts'

export const driversQuery = queryOptions({
  queryKey: ['moving', 'drivers'],
  queryFn: ({ signal }) => moving.drivers(signal),
})

export const moveQuery = (booking: string) =>
  queryOptions({
    queryKey: ['moving', 'move', booking],
    queryFn: ({ signal }) => moving.move(booking, signal),
    refetchOnMount: readAnew,
    refetchInterval: ({ state }) => pollEvery(state.data),
  })

/**
 * A move appears seconds after the payment. While it goes on, or may be planned again, once a minute
 * is enough.
 */
function pollEvery(move: Move | null | undefined): number | false {
  if (move === null) return 5_000
  return move === undefined || move.isOver ? false : minuteMs
}

export function useKeepMove() {
  const queries = useQueryClient()
  return (move: Move) => {
    queries.setQueryData(moveQuery(move._id).queryKey, move)
    void queries.invalidateQueries({ queryKey: ['moving'] })
  }
}

export const daySheetQuery = (token: string) =>
  queryOptions({
    queryKey: ['moving', 'day-sheet', token],
    queryFn: ({ signal }) => moving.daySheet(token, signal),
    refetchOnMount: readAnew,
    retry: (failures, error) => failures < 1 && !isApiFailure(error, 'day_sheet_closed'),
  })
