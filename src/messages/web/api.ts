import type { z } from 'zod'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { api } from '#foundation/web/api/api.ts'
import type { Message, NewMessage, Thread, ThreadPage, Unread } from '../rules/wire.ts'
import { threadAddress as at, threadsAddress } from './addresses.ts'

export const messages = {
  threads: (page: number, signal: AbortSignal) =>
    api.page<Thread[], z.infer<typeof PageInfo>>(threadsAddress(page), { signal }),
  open: (listing: string) => api.post<Thread>('/messages/threads', { listing }),
  thread: (id: string, before: string | undefined, signal?: AbortSignal) =>
    api.get<ThreadPage>(before ? `${at(id)}?before=${encodeURIComponent(before)}` : at(id), {
      ...(signal && { signal }),
    }),
  send: (id: string, message: NewMessage, idempotencyKey: string) =>
    api.post<Message>(at(id), message, { idempotencyKey }),
  upload: (id: string, picture: File) => {
    const form = new FormData()
    form.set('picture', picture)
    return api.post<string>(`${at(id)}/pictures`, form)
  },
  markRead: (id: string, upTo: string) => api.post<Unread>(`${at(id)}/read`, { upTo }),
  report: (id: string, reason: string, idempotencyKey: string) =>
    api.post<{ caseNumber: string }>(`${at(id)}/report`, { reason }, { idempotencyKey }),
  block: (id: string) => api.post<Thread>(`${at(id)}/block`),
  unblock: (id: string) => api.delete<Thread>(`${at(id)}/block`),
  unread: (signal: AbortSignal) => api.get<Unread>('/messages/unread', { signal }),
}
