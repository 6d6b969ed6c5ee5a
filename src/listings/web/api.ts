import type { ConfigurationItem, ConfigurationList } from '#foundation/rules/configuration.ts'
import { api } from '#foundation/web/api/api.ts'
import type { PriceQuestion, PriceSuggestion } from '#listings/rules/editing/price-suggestion.ts'
import type { AvailabilityWish, Listing, ListingForm } from '#listings/rules/wire.ts'
import { myListingsAddress } from './addresses.ts'

const segment = encodeURIComponent

export const listings = {
  create: (form: ListingForm, idempotencyKey: string) =>
    api.post<Listing>('/listings', form, { idempotencyKey }),
  read: (id: string) => api.get<Listing>(`/listings/${segment(id)}`),
  change: (id: string, form: ListingForm) => api.patch<Listing>(`/listings/${segment(id)}`, form),
  toggle: (id: string, wish: AvailabilityWish) =>
    api.put<Listing>(`/listings/${segment(id)}/toggle-availability`, wish),
  remove: (id: string) => api.delete<null>(`/listings/${segment(id)}`),
  mine: async (signal: AbortSignal) => {
    const found: Listing[] = []
    for (let page = 1; ; page++) {
      const path = myListingsAddress(page)
      const { data, meta } = await api.page<Listing[], { total: number }>(path, { signal })
      found.push(...data)
      if (data.length === 0 || found.length >= meta.total) return found
    }
  },
  choices: (list: ConfigurationList) => api.get<ConfigurationItem[]>(`/configurations/${list}`),
  suggestPrice: (question: PriceQuestion, signal: AbortSignal) =>
    api.get<PriceSuggestion>(
      `/listings/price-suggestion?${new URLSearchParams({
        lat: String(question.lat),
        lng: String(question.lng),
        storageType: question.storageType,
        storageSize: question.storageSize,
      })}`,
      { signal },
    ),
}
