import { api } from '#foundation/web/api/api.ts'
import type { PushSubscription } from '../rules/push-wire.ts'

const path = '/users/push-subscriptions'

export const push = {
  key: () => api.get<{ key: string }>('/push/key'),
  start: (subscription: PushSubscription) => api.post(path, subscription),
  end: (endpoint: string) => api.delete(path, { endpoint }),
}
