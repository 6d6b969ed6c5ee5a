import { api } from '#foundation/web/api/api.ts'
import type { OwnFacts } from '../rules/facts-wire.ts'
import type {
  BookingReview,
  BookingReviews,
  PublicReview,
  ResponseForm,
  ReviewForm,
  ReviewReport,
  ReviewsMeta,
  Standing,
} from '../rules/wire.ts'

const at = (bookingId: string) => `/booking/${encodeURIComponent(bookingId)}/review`
const review = (id: string) => `/reviews/${encodeURIComponent(id)}`

export const reviewPageSize = 10

export interface WantedReviews {
  page: number
  stars: number | undefined
  q: string
}

export const reviews = {
  read: (bookingId: string, signal: AbortSignal) =>
    api.get<BookingReviews>(at(bookingId), { signal }),
  write: (bookingId: string, form: ReviewForm, idempotencyKey: string) =>
    api.post<BookingReview>(at(bookingId), form, { idempotencyKey }),
  change: (bookingId: string, form: ReviewForm) => api.patch<BookingReview>(at(bookingId), form),
  respond: (id: string, form: ResponseForm, idempotencyKey: string) =>
    api.post<BookingReview>(`${review(id)}/response`, form, { idempotencyKey }),
  report: (id: string, form: ReviewReport) => api.post<null>(`${review(id)}/report`, form),
  standings: (signal: AbortSignal) => api.get<Standing[]>('/users/standings', { signal }),
  ownFacts: (signal: AbortSignal) => api.get<OwnFacts>('/users/facts', { signal }),
  ofSpace: (listingId: string, { page, stars, q }: WantedReviews, signal: AbortSignal) => {
    const asked = new URLSearchParams({ page: String(page), limit: String(reviewPageSize) })
    if (stars !== undefined) asked.set('stars', String(stars))
    if (q !== '') asked.set('q', q)
    return api.page<PublicReview[], ReviewsMeta>(
      `/users/listings/${encodeURIComponent(listingId)}/reviews?${asked}`,
      { signal },
    )
  },
}
