import { queryOptions } from '@tanstack/react-query'
import { accounts } from '../api.ts'

/** Asked anew at every visit: a code may have been sent, or typed, somewhere else. */
export const verificationQuery = queryOptions({
  queryKey: ['accounts', 'verification'],
  queryFn: accounts.verification,
  staleTime: 0,
  gcTime: 0,
})
