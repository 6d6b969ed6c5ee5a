import { queryOptions } from '@tanstack/react-query'
import { moving } from './api.ts'

export const driversQuery = queryOptions({
  queryKey: ['moving', 'drivers'],
  queryFn: ({ signal }) => moving.drivers(signal),
})
