import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { User } from '#accounts/rules/wire.ts'
import { accounts } from './api.ts'
import { rememberMe } from './start-session.ts'

export const meQuery = queryOptions({ queryKey: ['accounts', 'me'], queryFn: accounts.me })

export const securityQuery = queryOptions({
  queryKey: ['accounts', 'security'],
  queryFn: accounts.security,
})

export const sessionsQuery = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: accounts.sessions,
})

/** The header and every part of the page read it from this query. */
export function useUpdateMe() {
  const queries = useQueryClient()
  return async (user: User) => {
    queries.setQueryData(meQuery.queryKey, user)
    await rememberMe(user)
  }
}
