import { queryOptions } from '@tanstack/react-query'
import { api } from '#foundation/web/api/api.ts'
import { readAnew } from '#foundation/web/api/read-anew.ts'
import type { OwnRecord } from '#listings/rules/readings/wire.ts'

const segment = encodeURIComponent

export const ownRecordQuery = (listingId: string) =>
  queryOptions({
    queryKey: ['listings', 'readings', listingId],
    queryFn: ({ signal }) =>
      api.get<OwnRecord>(`/listings/${segment(listingId)}/readings`, { signal }),
    refetchOnMount: readAnew,
  })

export interface TypedReading {
  percent: string
  celsius: string
  readOn: string
  note: string
}

export function postReading(listingId: string, typed: TypedReading, picture: File) {
  const body = new FormData()
  for (const [name, value] of Object.entries(typed)) {
    if (value.trim() !== '') body.append(name, value.trim())
  }
  body.append('picture', picture)
  return api.post<OwnRecord>(`/users/listings/${segment(listingId)}/readings`, body)
}

export const deleteReading = (listingId: string, id: string) =>
  api.delete<OwnRecord>(`/users/listings/${segment(listingId)}/readings/${segment(id)}`)
