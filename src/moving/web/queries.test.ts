import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { Move } from '#moving/rules/move-wire.ts'
import { moveQuery } from './queries.ts'

test.each<[string, Pick<Move, 'state' | 'isOver'> | null, number | false]>([
  ['there is none yet', null, 5_000],
  ['it is on its way', { state: 'collected', isOver: false }, minuteMs],
  ['it has failed and may be planned again', { state: 'failed', isOver: false }, minuteMs],
  ['it was called off', { state: 'failed', isOver: true }, false],
  ['it is delivered', { state: 'delivered', isOver: true }, false],
])('a move is asked for again while something may happen to it: %s', (_what, move, every) => {
  const queries = new QueryClient()
  const options = moveQuery('booking')
  const query = queries.getQueryCache().build(queries, { queryKey: [...options.queryKey] })
  query.setData(move)
  const { refetchInterval } = options
  const asked = typeof refetchInterval === 'function' ? refetchInterval(query as never) : undefined
  expect(asked).toBe(every)
})
