import { api } from '#foundation/web/api/api.ts'
import type {
  Inventory,
  Item,
  ItemChange,
  ItemRecord,
  ItemRequest,
  ItemWrite,
  LabelledItem,
  NewRecord,
  NewRequest,
  RecordAnswer,
  RequestAnswer,
} from '../rules/wire.ts'

const segment = encodeURIComponent
const at = (bookingId: string) => `/booking/${segment(bookingId)}`

/** A page of its own, drawn on the server. */
export const evidenceAddress = (bookingId: string) => `/api/v1${at(bookingId)}/evidence`

export const inventory = {
  read: (bookingId: string, signal: AbortSignal) =>
    api.get<Inventory>(`${at(bookingId)}/items`, { signal }),
  readItem: (id: string, signal: AbortSignal) =>
    api.get<LabelledItem>(`/items/${segment(id)}`, { signal }),
  list: (bookingId: string, item: ItemWrite, idempotencyKey: string) =>
    api.post<Item>(`${at(bookingId)}/items`, item, { idempotencyKey }),
  change: (bookingId: string, id: string, item: ItemChange) =>
    api.patch<Item>(`${at(bookingId)}/items/${segment(id)}`, item),
  remove: (bookingId: string, id: string) =>
    api.delete<Item>(`${at(bookingId)}/items/${segment(id)}`),
  upload: (bookingId: string, picture: File) => {
    const form = new FormData()
    form.set('picture', picture)
    return api.post<string>(`${at(bookingId)}/items/pictures`, form)
  },
  record: (bookingId: string, record: NewRecord, idempotencyKey: string) =>
    api.post<ItemRecord>(`${at(bookingId)}/item-records`, record, { idempotencyKey }),
  answerRecord: (bookingId: string, id: string, answer: RecordAnswer) =>
    api.post<ItemRecord>(`${at(bookingId)}/item-records/${segment(id)}/answer`, answer),
  ask: (bookingId: string, request: NewRequest, idempotencyKey: string) =>
    api.post<ItemRequest>(`${at(bookingId)}/item-requests`, request, { idempotencyKey }),
  answerRequest: (bookingId: string, id: string, answer: RequestAnswer) =>
    api.post<ItemRequest>(`${at(bookingId)}/item-requests/${segment(id)}/answer`, answer),
}
