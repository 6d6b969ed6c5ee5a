import type { z } from 'zod'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { writeAddressSearch } from '#foundation/web/address-search.ts'
import { api } from '#foundation/web/api/api.ts'
import type { NewViewing, Viewing, ViewingAnswer, ViewingFilter } from '#viewings/rules/wire.ts'

export type ShownViewings = Pick<ViewingFilter, 'as' | 'show' | 'listing' | 'renter'> & {
  page: number
}

export const viewingPageSize = 20

const one = (id: string) => `/viewings/${encodeURIComponent(id)}`

export const viewings = {
  page: ({ page, ...filter }: ShownViewings, signal: AbortSignal) => {
    const asked = writeAddressSearch({ ...filter, page, limit: viewingPageSize })
    return api.page<Viewing[], z.infer<typeof PageInfo>>(`/viewings${asked}`, { signal })
  },
  ask: (wish: NewViewing, idempotencyKey: string) =>
    api.post<Viewing>('/viewings', wish, { idempotencyKey }),
  answer: (id: string, answer: ViewingAnswer) => api.patch<Viewing>(one(id), answer),
  calendarFile: (id: string) => api.text(`${one(id)}/calendar.ics`),
}
