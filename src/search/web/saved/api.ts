import type { QuoteAnswer, QuoteCall } from '#bookings/rules/request-wire.ts'
import { api } from '#foundation/web/api/api.ts'
import type {
  AlertsOfLink,
  NewSavedSearch,
  SavedSearch,
  SavedSearchChange,
} from '#search/rules/saved-search.ts'

const one = (id: string) => `/users/saved-searches/${encodeURIComponent(id)}`
const link = (token: string) => `/saved-searches/stop/${encodeURIComponent(token)}`

export const savedSearches = {
  list: (signal: AbortSignal) => api.get<SavedSearch[]>('/users/saved-searches', { signal }),
  quote: (wish: QuoteCall, signal: AbortSignal) =>
    api.post<QuoteAnswer>('/booking/quote', wish, { signal }),
  save: (search: NewSavedSearch, idempotencyKey: string) =>
    api.post<SavedSearch>('/users/saved-searches', search, { idempotencyKey }),
  change: (id: string, change: SavedSearchChange) => api.patch<SavedSearch>(one(id), change),
  remove: (id: string) => api.delete<null>(one(id)),
  look: (token: string, signal: AbortSignal) => api.get<AlertsOfLink>(link(token), { signal }),
  stop: (token: string) => api.post<AlertsOfLink>(link(token)),
}
