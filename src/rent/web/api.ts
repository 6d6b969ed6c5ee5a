import { api } from '#foundation/web/api/api.ts'
import type { NoticeAnswer, ScheduleItem } from '../rules/wire.ts'

const segment = encodeURIComponent

export const rent = {
  schedule: (bookingId: string, signal: AbortSignal) =>
    api.get<ScheduleItem[]>(`/booking/${segment(bookingId)}/schedule`, { signal }),
  giveNotice: (bookingId: string) =>
    api.post<NoticeAnswer>(`/booking/${segment(bookingId)}/notice`),
  takeBackNotice: (bookingId: string) =>
    api.delete<NoticeAnswer>(`/booking/${segment(bookingId)}/notice`),
}
