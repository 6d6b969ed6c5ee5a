import { queryOptions } from '@tanstack/react-query'
import type { Role } from '#foundation/rules/permissions.ts'
import { api } from '../api/api.ts'

/** The part of GET /users/me that the header and the menus show. */
export interface Profile {
  _id: string
  firstName: string
  lastName: string
  email: string
  role: Role
  profilePicture: string | null
}

export const profileQuery = queryOptions({
  queryKey: ['accounts', 'me'],
  queryFn: ({ signal }) => api.get<Profile>('/users/me', { signal }),
})
