import { queryOptions } from '@tanstack/react-query'
import { api } from '#foundation/web/api/api.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

const everyThreeSeconds = 3000

export function outboxQuery(to: string) {
  const query = to ? `?to=${encodeURIComponent(to)}` : ''
  return queryOptions({
    queryKey: ['outbox', to],
    queryFn: ({ signal }) => api.get<Mail[]>(`/dev/outbox${query}`, { signal }),
    refetchInterval: everyThreeSeconds,
  })
}
