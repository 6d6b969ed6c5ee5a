import type { LinkedAnswer, LinkedRequest } from '#bookings/rules/answer-link.ts'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import type { Waiting } from '#bookings/rules/waiting.ts'
import type {
  Alternative,
  AlternativeWish,
  Booking,
  BookingAnswer,
  Cancellation,
  CancellationQuote,
} from '#bookings/rules/wire.ts'
import { api } from '#foundation/web/api/api.ts'
import { bookingAddress, listAddress, type Side, waitingAddress } from './addresses.ts'

const segment = encodeURIComponent

export type Reader = Side | 'operator'

export const bookings = {
  list: async (as: Side, cancelled: boolean, signal: AbortSignal) => {
    const found: Booking[] = []
    for (let page = 1; ; page++) {
      const path = listAddress(as, { page, cancelled })
      const { data, meta } = await api.page<Booking[], { total: number }>(path, { signal })
      found.push(...data)
      if (data.length === 0 || found.length >= meta.total) return found
    }
  },
  read: (id: string, signal: AbortSignal) => api.get<Booking>(bookingAddress(id), { signal }),
  waiting: (signal: AbortSignal) => api.get<Waiting[]>(waitingAddress, { signal }),
  calendarFile: (id: string) => api.text(`/booking/${segment(id)}/calendar.ics`),
  answer: (id: string, answer: BookingAnswer) =>
    api.patch<Booking>(`/booking/${segment(id)}`, answer),
  others: (id: string, signal: AbortSignal) =>
    api.get<Alternative[]>(`/booking/${segment(id)}/alternatives`, { signal }),
  freeInstead: (wish: QuoteRequest, signal: AbortSignal) =>
    api.post<Alternative[]>('/booking/free-instead', wish, { signal }),
  askForOther: (id: string, wish: AlternativeWish, idempotencyKey: string) =>
    api.post<Booking>(`/booking/${segment(id)}/alternatives`, wish, { idempotencyKey }),
  quoteCancellation: (id: string) => api.get<CancellationQuote>(`/booking/cancel/${segment(id)}`),
  cancel: (id: string, seen: Cancellation) =>
    api.patch<Booking>(`/booking/cancel/${segment(id)}`, seen),
}

const byLink = (token: string) => `/answer-request/${segment(token)}`

/** For a partner who answers from the mail without a session. */
export const answerLinks = {
  look: (token: string, signal: AbortSignal) => api.get<LinkedRequest>(byLink(token), { signal }),
  answer: (token: string, answer: LinkedAnswer) => api.post<LinkedRequest>(byLink(token), answer),
}
