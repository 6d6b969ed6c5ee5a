import { createIsomorphicFn } from '@tanstack/react-start'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { contextOfPage, type FetchApi } from '../page-context.ts'

export const base = '/api/v1'

/** The server waits half a minute for a request, and answers it within nine seconds. */
export const answeredWithinMs = 40 * secondMs

export const transport = createIsomorphicFn()
  .client((): FetchApi => request => fetch(request))
  .server((): FetchApi => contextOfPage()?.fetchApi ?? (request => fetch(request)))
