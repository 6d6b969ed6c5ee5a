import type { LinkedAnswer, LinkedRequest } from '#bookings/rules/answer-link.ts'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import type { Waiting } from '#bookings/rules/waiting.ts'
import type {
  Alternative,
  AlternativeWish,
  Booking,
  BookingAnswer,
  BookingListMeta,
  Cancellation,
  CancellationQuote,
} from '#bookings/rules/wire.ts'
import { api } from '#foundation/web/api/api.ts'
import {
  type AskedList,
  bookingAddress,
  currentAddress,
  listAddress,
  monthAddress,
  type Side,
  waitingAddress,
} from './addresses.ts'

const segment = encodeURIComponent

export type Reader = Side | 'operator'

/** Only for what grows with a partner's spaces, and not with the years that they let them. */
async function allPages(
  addressOf: (page: number) => string,
  signal: AbortSignal,
): Promise<Booking[]> {
  const found: Booking[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await api.page<Booking[], BookingListMeta>(addressOf(page), { signal })
    found.push(...data)
    if (data.length === 0 || found.length >= meta.total) return found
  }
}

export const bookings = {
  list: (asked: AskedList, page: number, signal: AbortSignal) =>
    api.page<Booking[], BookingListMeta>(listAddress(asked, page), { signal }),
  current: (as: Side, signal: AbortSignal) => allPages(page => currentAddress(as, page), signal),
  inMonth: (month: string, signal: AbortSignal) =>
    allPages(page => monthAddress(month, page), signal),
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
