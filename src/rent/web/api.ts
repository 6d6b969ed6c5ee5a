import type { ExtendRequest, QuoteAnswer } from '#bookings/rules/request-wire.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { api } from '#foundation/web/api/api.ts'
import type {
  GoodsNotice,
  GoodsNoticeRequest,
  LaterPriceAnswer,
  LaterPriceRequest,
  NoticeAnswer,
  NoticeRequest,
  ScheduleItem,
} from '../rules/wire.ts'

const segment = encodeURIComponent

export const rent = {
  quoteExtension: (bookingId: string, endDate: string, signal: AbortSignal) =>
    api.get<QuoteAnswer>(`/booking/${segment(bookingId)}/extend?endDate=${segment(endDate)}`, {
      signal,
    }),
  extend: (bookingId: string, wish: ExtendRequest, idempotencyKey: string) =>
    api.post<Booking>(`/booking/${segment(bookingId)}/extend`, wish, { idempotencyKey }),
  schedule: (bookingId: string, signal: AbortSignal) =>
    api.get<ScheduleItem[]>(`/booking/${segment(bookingId)}/schedule`, { signal }),
  giveNotice: (bookingId: string, shown: NoticeRequest) =>
    api.post<NoticeAnswer>(`/booking/${segment(bookingId)}/notice`, shown),
  goodsNotices: (bookingId: string, signal: AbortSignal) =>
    api.get<GoodsNotice[]>(`/booking/${segment(bookingId)}/goods-notices`, { signal }),
  sendGoodsNotice: (bookingId: string, notice: GoodsNoticeRequest, idempotencyKey: string) =>
    api.post<GoodsNotice>(`/booking/${segment(bookingId)}/goods-notices`, notice, {
      idempotencyKey,
    }),
  laterPrice: (bookingId: string, { monthlyRate, from }: LaterPriceRequest, signal: AbortSignal) =>
    api.get<LaterPriceAnswer>(
      `/booking/${segment(bookingId)}/later-price?monthlyRate=${monthlyRate}&from=${segment(from)}`,
      { signal },
    ),
  tellLaterPrice: (bookingId: string, price: LaterPriceRequest) =>
    api.post<LaterPriceAnswer>(`/booking/${segment(bookingId)}/later-price`, price),
  takeBackLaterPrice: (bookingId: string) =>
    api.delete<LaterPriceAnswer>(`/booking/${segment(bookingId)}/later-price`),
  takeBackNotice: (bookingId: string) =>
    api.delete<NoticeAnswer>(`/booking/${segment(bookingId)}/notice`),
}
