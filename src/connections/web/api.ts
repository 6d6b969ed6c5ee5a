import type { z } from 'zod'
import type {
  Address,
  AddressChange,
  Delivery,
  Key,
  MadeAddress,
  MadeKey,
  NewAddress,
  NewKey,
} from '#connections/rules/wire.ts'
import type { PageInfo } from '#foundation/rules/paging.ts'
import { api } from '#foundation/web/api/api.ts'

export const logPageSize = 20

const address = (id: string) => `/connections/webhooks/${encodeURIComponent(id)}`

export const connections = {
  keys: (signal: AbortSignal) => api.get<Key[]>('/connections/keys', { signal }),
  makeKey: (wish: NewKey) => api.post<MadeKey>('/connections/keys', wish),
  revokeKey: (id: string) => api.delete<null>(`/connections/keys/${encodeURIComponent(id)}`),

  addresses: (signal: AbortSignal) => api.get<Address[]>('/connections/webhooks', { signal }),
  addAddress: (wish: NewAddress) => api.post<MadeAddress>('/connections/webhooks', wish),
  changeAddress: (id: string, change: AddressChange) => api.patch<Address>(address(id), change),
  newSecret: (id: string) => api.post<MadeAddress>(`${address(id)}/secret`),
  removeAddress: (id: string) => api.delete<null>(address(id)),

  deliveries: (id: string, page: number, signal: AbortSignal) =>
    api.page<Delivery[], z.infer<typeof PageInfo>>(
      `${address(id)}/deliveries?page=${page}&limit=${logPageSize}`,
      { signal },
    ),
  sendTest: (id: string) => api.post<Delivery>(`${address(id)}/test`),
  repeat: (id: string, delivery: string) =>
    api.post<Delivery>(`${address(id)}/deliveries/${encodeURIComponent(delivery)}/repeat`),
}
