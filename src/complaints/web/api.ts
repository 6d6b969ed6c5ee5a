import { api } from '#foundation/web/api/api.ts'
import type { BookingComplaints, Complaint, ComplaintAnswer, NewComplaint } from '../rules/wire.ts'

const at = (bookingId: string) => `/booking/${encodeURIComponent(bookingId)}/dispute`

export const complaints = {
  read: (bookingId: string, signal: AbortSignal) =>
    api.get<BookingComplaints>(at(bookingId), { signal }),
  open: (bookingId: string, complaint: NewComplaint, idempotencyKey: string) =>
    api.post<Complaint>(at(bookingId), complaint, { idempotencyKey }),
  answer: (bookingId: string, answer: ComplaintAnswer, idempotencyKey: string) =>
    api.post<Complaint>(`${at(bookingId)}/answer`, answer, { idempotencyKey }),
  withdraw: (bookingId: string) => api.delete<Complaint>(at(bookingId)),
  upload: (bookingId: string, picture: File) => {
    const form = new FormData()
    form.set('picture', picture)
    return api.post<string>(`${at(bookingId)}/pictures`, form)
  },
}
